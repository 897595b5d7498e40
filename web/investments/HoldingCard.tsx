import type { Holding } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { HoldingMarks } from './HoldingMarks.tsx';
import { investmentPaths } from './investment-paths.ts';
import { placeText } from './offer-words.ts';
import { PathLink } from './PathLink.tsx';

/** One investment on the dashboard: its title and status, and its figures. */
export const HoldingCard = ({ holding }: { readonly holding: Holding }) => {
  const { t } = useWords();
  const facts = [
    [t('investments.amountInvested'), formatNaira(holding.amountKobo)],
    [t('investments.expectedReturns'), formatNaira(holding.expectedKobo)],
    ...(holding.realisedKobo === null ? [] : [[t('investments.cameBack'), formatNaira(holding.realisedKobo)]]),
    [t('investments.duration'), t('investments.months', { count: holding.durationMonths })],
    [t('investments.farmer'), holding.farmerName],
    [t('investments.location'), placeText(holding)],
  ];
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-2xl border border-line bg-paper p-4">
      <h3 className="text-lg font-bold break-words">{holding.title}</h3>
      <HoldingMarks holding={holding} isOnCard />
      <dl className="grid gap-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <PathLink look="quiet" to={investmentPaths.holding(holding.id)}>
        {t('investments.viewDetails')}
        <span className="sr-only">{holding.title}</span>
      </PathLink>
    </article>
  );
};
