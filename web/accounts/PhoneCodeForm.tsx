import { checkPhoneCode, requestPhoneCode, type PhonePerson } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { useWords } from '#kit/words.tsx';
import { CodeForm } from './CodeForm.tsx';

type Props = {
  readonly phoneNumber: string;
  readonly signInId: string;
  readonly onResent: (signInId: string) => void;
  readonly onKnown: (people: readonly PhonePerson[]) => Promise<void>;
  readonly onBack: () => void;
};

/** Six digits that came by SMS. Whether the number is known is not told: who has no code has none. */
export const PhoneCodeForm = ({ phoneNumber, signInId, onResent, onKnown, onBack }: Props) => {
  const words = useWords();
  const { t } = words;
  const check = async (code: string): Promise<string | null> => {
    const done = await call(checkPhoneCode, { signInId, code });
    if (!done.ok) return failureWords(done.failure, words);
    await onKnown(done.value.people);
    return null;
  };
  const resend = async (): Promise<string | null> => {
    const done = await call(requestPhoneCode, { phoneNumber });
    if (!done.ok) return failureWords(done.failure, words);
    onResent(done.value.signInId);
    return null;
  };
  return (
    <div className="grid gap-4">
      <CodeForm sentTo={phoneNumber} check={check} resend={resend} />
      <p className="text-sm text-ink-soft">{t('login.phoneNoCode')}</p>
      <Button look="bare" onClick={onBack}>
        {t('login.phoneChange')}
      </Button>
    </div>
  );
};
