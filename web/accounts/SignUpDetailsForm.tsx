import { registerFarmer } from '@shuka/domain/accounts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { EmailField, NameFields, PhoneField } from '#kit/person-fields.tsx';
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
      <NameFields />
      <PhoneField />
      <EmailField />
      <SubmitButton sending={t('form.sending')}>{t('signUp.next')}</SubmitButton>
    </Form>
  );
};
