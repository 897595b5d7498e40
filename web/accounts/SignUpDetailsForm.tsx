import { registerFarmer } from '@shuka/domain/accounts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import type { SignUpProgress } from './sign-up-progress.ts';

export const SignUpDetailsForm = ({ onDone }: { onDone: (progress: SignUpProgress) => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={registerFarmer}
      draftOf={({ firstName = '', lastName = '', phoneNumber = '', email = '' }) => ({
        firstName,
        lastName,
        phoneNumber,
        email,
      })}
      onDone={({ uniqueId }, { firstName, email }) =>
        onDone({ uniqueId, firstName, email: email.trim().toLowerCase() })
      }
    >
      <TextField name="firstName" label={t('accounts.firstName')} autoComplete="given-name" required />
      <TextField name="lastName" label={t('accounts.lastName')} autoComplete="family-name" required />
      <TextField
        name="phoneNumber"
        type="tel"
        label={t('accounts.phone')}
        hint={t('accounts.phoneHint')}
        autoComplete="tel"
        inputMode="tel"
        required
      />
      <TextField
        name="email"
        type="email"
        label={t('accounts.email')}
        autoComplete="email"
        inputMode="email"
        required
      />
      <SubmitButton sending={t('form.sending')}>{t('signUp.next')}</SubmitButton>
    </Form>
  );
};
