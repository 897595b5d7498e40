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
  readonly refusals?: Refusals;
  readonly onDone: () => void;
};

/** The two refusals in the words of the form at hand: the specification's differ by a full stop. */
type Refusals = { readonly short: WordId; readonly differ: WordId };

const usual: Refusals = { short: 'accounts.passwordShort', differ: 'accounts.passwordsDiffer' };

const refuse =
  ({ short, differ }: Refusals) =>
  ({ password = '', confirmation = '' }: Fields): Fields => {
    const isShort = password !== '' && password.length < passwordLength.farmer;
    const ofPassword: Fields = isShort ? { password: short } : {};
    if (confirmation === '') return { ...ofPassword, confirmation: 'accounts.confirmationRequired' };
    return confirmation === password ? ofPassword : { ...ofPassword, confirmation: differ };
  };

/** A new password, typed twice. Whether both are the same is checked before anything leaves. */
export const NewPasswordForm = <C extends Contract>({
  contract,
  draftOf,
  failureWords,
  submitWords,
  refusals = usual,
  onDone,
}: Props<C>) => {
  const { t } = useWords();
  return (
    <Form
      contract={contract}
      draftOf={({ password = '' }) => draftOf(password)}
      check={refuse(refusals)}
      {...(failureWords === undefined ? {} : { failureWords })}
      onDone={onDone}
    >
      <PasswordField
        name="password"
        label={t('accounts.password')}
        hint={t('accounts.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField name="confirmation" label={t('accounts.confirmation')} autoComplete="new-password" required />
      <SubmitButton sending={t('form.sending')}>{submitWords}</SubmitButton>
    </Form>
  );
};
