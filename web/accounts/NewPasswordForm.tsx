import { passwordLength } from '@shuka/domain/accounts';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import type { Failure } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords, type WordId, type Words } from '#kit/words.tsx';

type Fields = Readonly<Record<string, string>>;

type Props<C extends Contract> = {
  readonly contract: C;
  readonly draftOf: (password: string) => DraftOf<C>;
  readonly failureWords?: (failure: Failure, words: Words) => string;
  readonly submitWords: string;
  /** The least length: who acts on the data of others needs more than a farmer. */
  readonly shortest?: number;
  readonly refusals?: Refusals;
  readonly onDone: () => void;
};

/** The refusals in the words of the form at hand: the specification has others for a reset. */
type Refusals = {
  readonly missing: WordId;
  readonly short: WordId;
  readonly unconfirmed: WordId;
  readonly differ: WordId;
};

const usual: Refusals = {
  missing: 'accounts.passwordRequired',
  short: 'accounts.passwordShort',
  unconfirmed: 'accounts.confirmationRequired',
  differ: 'accounts.passwordsDiffer',
};

const refuse =
  ({ missing, short, unconfirmed, differ }: Refusals, shortest: number) =>
  ({ password = '', confirmation = '' }: Fields): Fields => {
    const ofPassword: Fields = password.length < shortest ? { password: password === '' ? missing : short } : {};
    if (confirmation === '') return { ...ofPassword, confirmation: unconfirmed };
    return confirmation === password ? ofPassword : { ...ofPassword, confirmation: differ };
  };

/** A new password, typed twice. Whether both are the same is checked before anything leaves. */
export const NewPasswordForm = <C extends Contract>({
  contract,
  draftOf,
  failureWords,
  submitWords,
  shortest = passwordLength.farmer,
  refusals = usual,
  onDone,
}: Props<C>) => {
  const { t } = useWords();
  return (
    <Form
      contract={contract}
      draftOf={({ password = '' }) => draftOf(password)}
      check={refuse(refusals, shortest)}
      {...(failureWords === undefined ? {} : { failureWords })}
      onDone={onDone}
    >
      <PasswordField
        name="password"
        label={t('accounts.password')}
        hint={t(shortest > passwordLength.farmer ? 'accounts.passwordHintStaff' : 'accounts.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField name="confirmation" label={t('accounts.confirmation')} autoComplete="new-password" required />
      <SubmitButton sending={t('form.sending')}>{submitWords}</SubmitButton>
    </Form>
  );
};
