import { useState } from 'react';
import { withdrawInvitation, type InvitationRow } from '@shuka/domain/relations';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly companyId: string;
  readonly invitations: readonly InvitationRow[];
  readonly onDone: () => void;
};

/** Invitations that nobody took up yet. */
export const Invitations = ({ companyId, invitations, onDone }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  if (invitations.length === 0) return null;
  const withdraw = async (invitationId: string): Promise<void> => {
    const done = await call(withdrawInvitation, { companyId, invitationId });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    onDone();
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('staff.invitations')}</h2>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <ul className="grid gap-3">
        {invitations.map(({ invitationId, contact, duty, expiresAt }) => (
          <li key={invitationId} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
            <p className="break-words font-semibold">{contact}</p>
            <p>
              {t('staff.openUntil', { duty: say(`staff.duty.${duty}`), time: formatDateTime(expiresAt, language) })}
            </p>
            <Button
              look="quiet"
              className="justify-self-start"
              aria-label={t('staff.withdrawOf', { contact })}
              onClick={() => void withdraw(invitationId)}
            >
              {t('staff.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
