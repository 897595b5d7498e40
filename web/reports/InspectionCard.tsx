import { ClipboardCheck } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { openPoints } from '@shuka/domain/reports';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import type { ShownInspection } from './inspections-of.ts';
import { pathOfInspection, pathOfRevisit } from './inspection-paths.ts';
import { stageWords } from './inspection-words.ts';
import { OutcomeLine } from './OutcomeLine.tsx';

type Props = {
  readonly shown: ShownInspection;
  readonly hands: 'farmer' | 'manager';
  /** Whose it is and of which farm, where the list is of many. */
  readonly of?: string;
};

/** An inspection in a list: of which stage and day, what came of it, what is to be mended by when. */
export const InspectionCard = ({ shown: { kept, isCorrected, waits }, hands, of }: Props) => {
  const { t, language } = useWords();
  const { row, state } = kept;
  const open = waits ? openPoints(row) : [];
  const [soonest = ''] = open.map(({ dueOn }) => dueOn).toSorted();
  return (
    <article className="relative grid gap-2 rounded-2xl border border-line bg-paper p-4 hover:border-leaf">
      <header className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 className={`font-bold ${isCorrected ? 'line-through' : ''}`}>
          <Link
            to={pathOfInspection(row.id, hands === 'manager' ? row.keeperId : null)}
            className="after:absolute after:inset-0 after:rounded-2xl"
          >
            {t(row.follows === null ? stageWords[row.stage] : 'inspection.revisitOf', {
              stage: t(stageWords[row.stage]),
            })}
          </Link>
        </h3>
        <StateMark state={state} />
      </header>
      {of !== undefined && <p className="break-words font-semibold">{of}</p>}
      <p className="text-ink-soft">{formatDate(row.inspectedOn, language)}</p>
      {isCorrected ? (
        <p className="font-semibold text-ochre">{t('inspection.corrected')}</p>
      ) : (
        <OutcomeLine outcome={row.outcome} />
      )}
      {open.length > 0 && (
        <p>{t('inspection.openCount', { count: open.length, date: formatDate(soonest, language) })}</p>
      )}
      {open.length > 0 && hands === 'manager' && (
        <Link
          to={pathOfRevisit(row)}
          className="relative inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
        >
          <ClipboardCheck aria-hidden className="size-5 shrink-0" />
          {t('inspection.revisit')}
        </Link>
      )}
    </article>
  );
};
