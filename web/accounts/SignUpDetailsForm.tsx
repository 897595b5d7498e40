import { registerFarmer } from '@shuka/domain/accounts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { EmailField, NameFields, PhoneField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';
import type { SignUpProgress } from './sign-up-progress.ts';

type Props = {
  /** What was sent before, for who comes back to mend it. */
  readonly begun: Partial<SignUpProgress>;
  readonly onDone: (progress: SignUpProgress) => void;
};

/** The first step: who signs up. */
export const SignUpDetailsForm = ({ begun, onDone }: Props) => {
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
      onDone={({ uniqueId }, draft) => onDone({ ...draft, uniqueId, email: draft.email.trim().toLowerCase() })}
    >
      <NameFields begun={begun} />
      <PhoneField defaultValue={begun.phoneNumber} />
      <EmailField defaultValue={begun.email} />
      <SubmitButton sending={t('form.sending')}>{t('signUp.next')}</SubmitButton>
    </Form>
  );
};
