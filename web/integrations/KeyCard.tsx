import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { revokeKey, type HeldKey } from '@shuka/domain/integrations';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { QuestionDialog, useQuestion } from '#kit/question.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly holderId: string; readonly one: HeldKey; readonly onDone: () => void };

/** When a key was made, used, and ends or ended. */
const KeyDays = ({ madeAt, usedOn, expiresOn, revokedAt }: HeldKey) => {
  const { t, language } = useWords();
  const today = useToday();
  const isOver = expiresOn !== null && expiresOn < today;
  return (
    <>
      <span className="text-ink-soft">{t('programs.keyMade', { day: formatDate(madeAt, language) })}</span>
      <span className="text-ink-soft">
        {usedOn === null ? t('programs.keyUnused') : t('programs.keyUsed', { day: formatDate(usedOn, language) })}
      </span>
      {expiresOn !== null && revokedAt === null && (
        <span className={isOver ? 'font-semibold' : 'text-ink-soft'}>
          {t(isOver ? 'programs.keyOver' : 'programs.keyUntil', { day: formatDate(expiresOn, language) })}
        </span>
      )}
      {revokedAt !== null && (
        <span className="font-semibold">{t('programs.keyRevoked', { day: formatDate(revokedAt, language) })}</span>
      )}
    </>
  );
};

export const KeyCard = ({ holderId, one, onDone }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const { asked, ask } = useQuestion<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const { keyId, name, head, scopes, revokedAt } = one;
  const revoke = async (): Promise<void> => {
    if (!(await ask(name))) return;
    const revoked = await call(revokeKey, { holderId, keyId });
    setProblem(revoked.ok ? null : failureWords(revoked.failure, words));
    if (revoked.ok) onDone();
  };
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <span className="flex items-center gap-2 text-lg font-bold">
        <KeyRound aria-hidden className="size-5 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">{name}</span>
      </span>
      <code>{t('programs.keyHead', { head })}</code>
      <span>{scopes.map((scope) => say(`programs.scope.${scope}`)).join('; ')}</span>
      <KeyDays {...one} />
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {revokedAt === null && (
        <Button look="danger" className="justify-self-start" onClick={() => void revoke()}>
          {t('programs.revokeKey')}
        </Button>
      )}
      <QuestionDialog
        asked={asked}
        title={t('programs.revokeKey')}
        questions={[t('programs.revokeAsk', { name })]}
        change={t('form.cancel')}
        yes={t('programs.revokeYes')}
      />
    </li>
  );
};
