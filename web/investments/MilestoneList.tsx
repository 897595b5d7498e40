import type { ReactNode } from 'react';
import type { Milestone } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { trancheWords } from './offer-words.ts';

type Props = {
  readonly milestones: readonly Milestone[];
  /** What may be done with one, or what is to be seen beside it. */
  readonly children: (milestone: Milestone) => ReactNode;
};

/** The milestones of an offer with their money and where each stands. */
export const MilestoneList = ({ milestones, children }: Props) => {
  const { t, say, language } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t('offers.stepMilestones')}</h2>
      <ol className="grid gap-3">
        {milestones.map((milestone) => (
          <li key={milestone.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="min-w-0 text-lg font-bold break-words">{[milestone.number, milestone.name].join('. ')}</h3>
              <strong className="tabular-nums">{formatNaira(milestone.releasedKobo ?? milestone.amountKobo)}</strong>
            </div>
            <p className="text-sm text-ink-soft">
              {[
                t('offers.dueOn', { date: formatDate(milestone.dueOn, language) }),
                milestone.stage === null
                  ? t('offers.noStage')
                  : t('offers.needsStage', { stage: say(`inspection.stage.${milestone.stage}`) }),
              ].join('. ')}
            </p>
            <p className="font-semibold">
              {t(trancheWords[milestone.state])}
              {milestone.releasedAt !== null && `, ${formatDate(milestone.releasedAt, language)}`}
            </p>
            {milestone.state === 'planned' && milestone.refusal !== '' && (
              <p className="break-words text-danger">{t('offers.refusal', { reason: milestone.refusal })}</p>
            )}
            {children(milestone)}
          </li>
        ))}
      </ol>
    </section>
  );
};
