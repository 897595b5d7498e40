import { useRef, useState } from 'react';
import { openShift, standsShifts, type ShiftEntry } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { EndShiftForm, type Colleague } from './EndShiftForm.tsx';
import type { Work } from './OfCompany.tsx';

type Props = {
  readonly work: Work;
  readonly now: ShiftEntry | null;
  readonly colleagues: readonly Colleague[];
  readonly onDone: () => void;
};

/** What may be done with the shift now, by whoever looks; a buyer and a colleague only see it, and why. */
export const ShiftActs = ({ work, now, colleagues, onDone }: Props) => {
  const { t } = useWords();
  const { person } = usePerson();
  if (!standsShifts(work.duty)) return <p>{t('shift.notBuyers')}</p>;
  if (now === null) return <Open companyId={work.companyId} onDone={onDone} />;
  if (now.onId !== person.accountId && work.duty !== 'owner') return <p>{t('shift.anothers')}</p>;
  const next = colleagues.filter(({ accountId }) => accountId !== now.onId);
  return <End companyId={work.companyId} next={next} onDone={onDone} />;
};

const Open = ({ companyId, onDone }: { readonly companyId: string; readonly onDone: () => void }) => {
  const words = useWords();
  const id = useRef(newId());
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const open = async (): Promise<void> => {
    setSending(true);
    const done = await call(openShift, { id: id.current, companyId });
    setSending(false);
    setProblem(done.ok ? null : failureWords(done.failure, words));
    if (done.ok) onDone();
  };
  return (
    <>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button className="justify-self-start" disabled={isSending} onClick={() => void open()}>
        {words.t('shift.open')}
      </Button>
    </>
  );
};

type EndProps = {
  readonly companyId: string;
  readonly next: readonly Colleague[];
  readonly onDone: () => void;
};

const End = ({ companyId, next, onDone }: EndProps) => {
  const { t } = useWords();
  const [act, setAct] = useState<'handed' | 'closed' | null>(null);
  if (act !== null)
    return (
      <EndShiftForm
        companyId={companyId}
        next={act === 'handed' ? next : null}
        onDone={onDone}
        onCancel={() => setAct(null)}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={next.length === 0} onClick={() => setAct('handed')}>
        {t('shift.handOver')}
      </Button>
      <Button look="quiet" onClick={() => setAct('closed')}>
        {t('shift.close')}
      </Button>
      {next.length === 0 && <p className="w-full text-ink-soft">{t('shift.nobodyNext')}</p>}
    </div>
  );
};
