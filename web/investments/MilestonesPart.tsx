import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Milestone, Offer } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { trancheWords } from './offer-words.ts';
import { Part } from './Part.tsx';

/** The milestones with their money, and how far each came; what the harvest brought in so far. */
export const MilestonesPart = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useWords();
  return (
    <Part title={t('investments.milestonesTitle')}>
      <p>{t('investments.milestonesText')}</p>
      <ol className="grid gap-3">
        {offer.milestones.map((milestone) => (
          <MilestoneLine key={milestone.id} milestone={milestone} />
        ))}
      </ol>
      {offer.proceedsKobo > 0 && <p>{t('investments.proceedsSoFar', { amount: formatNaira(offer.proceedsKobo) })}</p>}
    </Part>
  );
};

const MilestoneLine = ({ milestone }: { readonly milestone: Milestone }) => {
  const { t, language } = useWords();
  const { number, name, amountKobo, releasedKobo, state, dueOn, releasedAt, refusal } = milestone;
  const Icon = state === 'released' ? CircleCheck : CircleDashed;
  return (
    <li className="grid gap-1 border-t border-line pt-2">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span className="min-w-0 break-words">{[number, name].join('. ')}</span>
        <span className="whitespace-nowrap">{formatNaira(releasedKobo ?? amountKobo)}</span>
      </p>
      <p className="flex items-center gap-2">
        <Icon aria-hidden className={`size-5 shrink-0 ${state === 'released' ? 'text-leaf' : 'text-ink-soft'}`} />
        {t(trancheWords[state])}
      </p>
      <p className="text-sm text-ink-soft">
        {releasedAt === null
          ? t('investments.dueOn', { date: formatDate(dueOn, language) })
          : t('investments.releasedOn', { date: formatDate(releasedAt, language) })}
      </p>
      {refusal !== '' && state !== 'released' && (
        <p className="break-words">{t('investments.sentBack', { reason: refusal })}</p>
      )}
    </li>
  );
};
