import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import type { Failure } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords, type Words } from '#kit/words.tsx';

type Fields = Readonly<Record<string, string>>;

type Props<C extends Contract> = {
  readonly contract: C;
  readonly draftOf: (password: string) => DraftOf<C>;
  readonly failureWords?: (failure: Failure, words: Words) => string;
  readonly submitWords: string;
  readonly onDone: () => void;
};

const refuseConfirmation = ({ password = '', confirmation = '' }: Fields): Fields => {
  if (confirmation === '') return { confirmation: 'accounts.confirmationRequired' };
  return confirmation === password ? {} : { confirmation: 'accounts.passwordsDiffer' };
};

/** A new password, typed twice. Whether both are the same is checked before anything leaves. */
export const NewPasswordForm = <C extends Contract>({
  contract,
  draftOf,
  failureWords,
  submitWords,
  onDone,
}: Props<C>) => {
  const { t } = useWords();
  return (
    <Form
      contract={contract}
      draftOf={({ password = '' }) => draftOf(password)}
      check={refuseConfirmation}
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
