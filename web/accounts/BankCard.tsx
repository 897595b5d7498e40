import { useState } from 'react';
import { removeIdentityNumber, type Identity } from '@shuka/domain/accounts';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RevealNumber } from './RevealNumber.tsx';

type Props = { readonly bank: Identity['bank']; readonly onChanged: (identity: Identity) => void };

/** The bank account that money is paid out to. */
export const BankCard = ({ bank, onChanged }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const [isGiving, setGiving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const removed = await call(removeIdentityNumber, { kind: 'account' });
    if (removed.ok) onChanged(removed.value);
    else setProblem(failureWords(removed.failure, words));
  };
  const [openedAt] = useState(() => new Date());
  const isHeld = bank !== null && new Date(bank.holdUntil) > openedAt;
  return (
    <ProfileCard title={t('identity.account')}>
      <p>{t('identity.accountText')}</p>
      {bank !== null && (
        <p>
          <strong className="block text-lg">{bank.bankName}</strong>
          <strong className="block font-mono text-lg">{bank.masked}</strong>
          {t('identity.givenOn', { date: formatDate(bank.givenAt, language) })}
        </p>
      )}
      {bank !== null && isHeld && (
        <Notice kind="hint">{t('identity.held', { time: formatDateTime(bank.holdUntil, language) })}</Notice>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {bank !== null && <RevealNumber kind="account" />}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" aria-expanded={isGiving} onClick={() => setGiving(!isGiving)}>
          {t(bank === null ? 'identity.giveAccount' : 'identity.changeAccount')}
        </Button>
        {bank !== null && (
          <Button look="danger" onClick={() => void remove()}>
            {t('identity.removeAccount')}
          </Button>
        )}
      </div>
      {isGiving && (
        <BankAccountForm
          onGiven={(identity) => {
            setGiving(false);
            onChanged(identity);
          }}
        />
      )}
    </ProfileCard>
  );
};
