import { registerFarmer } from '@shuka/domain/accounts';
import type { Failure } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Form } from '#kit/form.tsx';
import { EmailField, NameFields, PhoneField } from '#kit/person-fields.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import type { SignUpProgress } from './sign-up-progress.ts';

/** Section 8 of the specification, to the letter: the server's message, else one for all, without a network too. */
const wordsFor = (failure: Failure, words: Words): string =>
  failure.title === '' ? words.t('form.failed') : failureWords(failure, words);

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
      failureWords={wordsFor}
      onDone={({ uniqueId }, draft) => onDone({ ...draft, uniqueId, email: draft.email.trim().toLowerCase() })}
    >
      <NameFields begun={begun} />
      <PhoneField defaultValue={begun.phoneNumber} />
      <EmailField defaultValue={begun.email} />
      <SubmitButton sending={t('form.sending')}>{t('signUp.next')}</SubmitButton>
    </Form>
  );
};
