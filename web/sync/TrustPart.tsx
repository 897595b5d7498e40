import { useEffect, useState } from 'react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { failureText } from './failure-text.ts';
import { distrustPhone, trustedUntil, trustPhone } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';
import { PinForm } from './PinForm.tsx';

/** A trusted phone sends by itself for 30 days, with no password in between. */
export const TrustPart = () => {
  const words = useWords();
  const { t, language } = words;
  const [until, setUntil] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    trustedUntil().then(setUntil, () => setUntil(null));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again after each change
  }, [turn]);

  const trust = async ({ password = '' }: Readonly<Record<string, string>>): Promise<string | null> => {
    const failure = await trustPhone(password);
    setTurn(turn + 1);
    return failure === null ? null : failureText(failure, words);
  };
  const end = (): void =>
    run(async () => {
      const failure = await distrustPhone();
      setProblem(failure === null ? null : failureText(failure, words));
      setTurn(turn + 1);
    });

  return (
    <PhoneSection title={t('phone.trustTitle')}>
      <p>{t('phone.trustText')}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {until === null ? (
        <PinForm says={t('phone.trustYes')} look="quiet" onSend={trust}>
          <PasswordField
            name="password"
            label={t('accounts.password')}
            hint={t('phone.trustPassword')}
            autoComplete="current-password"
            required
          />
        </PinForm>
      ) : (
        <>
          <p className="font-semibold">{t('phone.trustedUntil', { date: formatDate(until, language) })}</p>
          <Button look="quiet" disabled={isBusy} onClick={end}>
            {t('phone.trustEnd')}
          </Button>
        </>
      )}
    </PhoneSection>
  );
};
