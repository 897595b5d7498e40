import { useState } from 'react';
import type { openToInvestors, openToMills, readMillOpening, readOpening } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly keeperId: string;
  /** What tells whether it is open, and what opens or closes it. */
  readonly read: typeof readOpening | typeof readMillOpening;
  readonly turn: typeof openToInvestors | typeof openToMills;
  /** Entries of the catalogue, of those whom it is opened to. */
  readonly says: {
    readonly head: 'business.openHead' | 'business.millsHead';
    readonly text: 'business.openSays' | 'business.millsSays';
    readonly no: 'business.openNo' | 'business.millsNo';
    readonly since: 'business.openSince' | 'business.millsSince';
    readonly begin: 'business.openBegin' | 'business.millsBegin';
  };
};

/** Whether some others see this agri-business, and a way to open or close it to them; it is said with a network alone. */
export const OpenToOthers = ({ keeperId, read, turn: turning, says }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t(says.head)}</h2>
      <p>{t(says.text)}</p>
      {isOnline ? (
        <Door keeperId={keeperId} read={read} turn={turning} says={says} />
      ) : (
        <Notice kind="hint">{t('business.openOnline')}</Notice>
      )}
    </section>
  );
};

const Door = ({ keeperId, read, turn: turning, says }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const loaded = useLoad(read, { keeperId });
  const [problem, setProblem] = useState<string | null>(null);
  const turn = async (isOpen: boolean): Promise<void> => {
    const done = await call(turning, { keeperId, isOpen });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    loaded.reload();
  };
  // What was begun a moment ago may still be on its way.
  if (loaded.state === 'failed' && loaded.failure.status === 404)
    return <Notice kind="hint">{t('business.openNotYet')}</Notice>;
  return (
    <LoadedPart loaded={loaded}>
      {({ isOpen, openSince }) => (
        <>
          <p aria-live="polite" className="font-semibold">
            {openSince === null ? t(says.no) : t(says.since, { date: formatDate(openSince, language) })}
          </p>
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <Button look={isOpen ? 'danger' : 'quiet'} className="justify-self-start" onClick={() => void turn(!isOpen)}>
            {t(isOpen ? 'business.openEnd' : says.begin)}
          </Button>
        </>
      )}
    </LoadedPart>
  );
};
