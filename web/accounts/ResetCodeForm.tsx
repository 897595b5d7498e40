import { checkResetCode } from '@shuka/domain/accounts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly email: string; readonly resetId: string; readonly onDone: (shortest: number) => void };

/** The code of a reset; once it is right, the server says how long the new password must be. */
export const ResetCodeForm = ({ email, resetId, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={checkResetCode}
      draftOf={(fields) => ({ resetId, code: fields['code'] ?? '' })}
      onDone={({ shortest }) => onDone(shortest)}
    >
      <p>{t('otp.sentTo', { email })}</p>
      <TextField
        name="code"
        label={t('reset.otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <SubmitButton sending={t('otp.verifying')}>{t('otp.verify')}</SubmitButton>
    </Form>
  );
};
