import { BadgeCheck, ClipboardCheck, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { openPoints, type Inspection } from '@shuka/domain/reports';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { AnswerList } from './AnswerList.tsx';
import { InspectionFiles } from './InspectionFiles.tsx';
import { pathOfCorrection, pathOfInspection, pathOfRevisit } from './inspection-paths.ts';
import { nextOf } from './inspection-steps.ts';
import { markWords, stageWords } from './inspection-words.ts';
import { OutcomeLine } from './OutcomeLine.tsx';
import { PointList } from './PointList.tsx';

type Props = {
  readonly kept: Kept<Inspection>;
  readonly farmName: string;
  /** Null for the whole farm; empty where the plot is not on this phone. */
  readonly plotName: string | null;
  readonly all: readonly Inspection[];
  readonly hands: 'farmer' | 'manager';
};

/** What came of an inspection, what to mend by when, what was asked, and how others can check it. */
export const InspectionView = ({ kept: { row, state }, farmName, plotName, all, hands }: Props) => {
  const { t, language } = useWords();
  const { correction, revisit } = nextOf(row, all);
  const keeperId = hands === 'manager' ? row.keeperId : null;
  const facts: [string, string][] = [
    [t('inspection.day'), formatDate(row.inspectedOn, language)],
    [t('inspection.plot'), plotName ?? t('inspection.wholeFarm')],
    [t('inspection.inspector'), row.inspectorName],
    [t('inspection.markTitle'), t(markWords[row.mark])],
    [
      t('inspection.position'),
      row.accuracyMetres === null
        ? t('inspection.noPosition')
        : t('inspection.placeTaken', { metres: Math.round(row.accuracyMetres) }),
    ],
  ];
  return (
    <>
      <header className="grid gap-2">
        <h1 className="break-words text-2xl font-bold">
          {t('inspection.viewTitle', { stage: t(stageWords[row.stage]), farm: farmName })}
        </h1>
        <StateMark state={state} />
        {correction === null && <OutcomeLine outcome={row.outcome} />}
      </header>
      <WhatCame correction={correction} revisit={revisit} keeperId={keeperId} />
      <Facts facts={facts.filter(([, value]) => value !== '')} />
      {row.reason !== '' && <p>{t('inspection.correctsBecause', { reason: row.reason })}</p>}
      {row.summary !== '' && <p className="whitespace-pre-line break-words">{row.summary}</p>}
      <PointList inspection={row} />
      <AnswerList inspection={row} />
      <Sealed row={row} />
      {hands === 'manager' && correction === null && revisit === null && <ManagerLinks row={row} />}
    </>
  );
};

type CameProps = ReturnType<typeof nextOf> & { readonly keeperId: string | null };

const WhatCame = ({ correction, revisit, keeperId }: CameProps) => {
  const { t, language } = useWords();
  return (
    <>
      {correction !== null && (
        <Notice kind="hint">
          <Link to={pathOfInspection(correction.id, keeperId)} className="font-semibold text-leaf underline">
            {t('inspection.correctedBy')}
          </Link>
        </Notice>
      )}
      {revisit !== null && (
        <Notice kind="hint">
          <Link to={pathOfInspection(revisit.id, keeperId)} className="font-semibold text-leaf underline">
            {t('inspection.revisitedOn', { date: formatDate(revisit.inspectedOn, language) })}
          </Link>
        </Notice>
      )}
    </>
  );
};

const Sealed = ({ row }: { row: Inspection }) => {
  const { t } = useWords();
  if (row.seal === null) return <p className="text-ink-soft">{t('inspection.notSealed')}</p>;
  return (
    <section className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex gap-2 text-lg font-bold">
        <BadgeCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('inspection.sealedTitle')}
      </h2>
      <p>{t('inspection.sealedText')}</p>
      <InspectionFiles inspection={row} checkCode={row.seal.checkCode} />
    </section>
  );
};

const link =
  'inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft';

/** What was looked at again is not put right any more: the re-visit stands on it. */
const ManagerLinks = ({ row }: { row: Inspection }) => {
  const { t } = useWords();
  return (
    <div className="no-print flex flex-wrap gap-3">
      {openPoints(row).length > 0 && (
        <Link to={pathOfRevisit(row)} className={link}>
          <ClipboardCheck aria-hidden className="size-5 shrink-0" />
          {t('inspection.revisit')}
        </Link>
      )}
      <Link to={pathOfCorrection(row)} className={link}>
        <Pencil aria-hidden className="size-5 shrink-0" />
        {t('inspection.correct')}
      </Link>
    </div>
  );
};
