import { HandCoins, PiggyBank, Sprout, TrendingDown, TrendingUp } from 'lucide-react';
import { readPortfolio, type Portfolio } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { StatCard } from '#kit/stat-card.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { Frame } from './Frame.tsx';
import { HoldingCard } from './HoldingCard.tsx';
import { investmentPaths } from './investment-paths.ts';
import { PathLink } from './PathLink.tsx';
import { PortfolioCharts } from './PortfolioCharts.tsx';
import { StatementFiles } from './StatementFiles.tsx';
import { WalletLine } from './WalletLine.tsx';

/** Where an investor lands: what they can put money in, what they have, how it does. */
export const InvestorDashboard = () => {
  const { t } = useWords();
  const loaded = useLoad(readPortfolio, {});
  return (
    <Frame title={t('investments.dashboardTitle')} isWide>
      <PathLink to={investmentPaths.offers}>
        <Sprout aria-hidden className="size-5 shrink-0" />
        {t('investments.toOffers')}
      </PathLink>
      <WalletLine />
      <LoadedPart loaded={loaded}>{(portfolio) => <Whole portfolio={portfolio} />}</LoadedPart>
    </Frame>
  );
};

const Whole = ({ portfolio }: { readonly portfolio: Portfolio }) => {
  const { t } = useWords();
  const { latest, leftOfLimitKobo } = portfolio;
  return (
    <>
      <Figures portfolio={portfolio} />
      {leftOfLimitKobo !== null && <p>{t('investments.leftOfLimit', { amount: formatNaira(leftOfLimitKobo) })}</p>}
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-xl font-bold">{t('investments.yourInvestments')}</h2>
        {latest.length === 0 ? (
          <p>{t('investments.noHoldings')}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
            {latest.map((holding) => (
              <li key={holding.id} className="grid">
                <HoldingCard holding={holding} />
              </li>
            ))}
          </ul>
        )}
        {latest.length > 0 && (
          <PathLink look="quiet" to={investmentPaths.holdings}>
            {t('investments.toOngoing')}
          </PathLink>
        )}
      </section>
      <PortfolioCharts portfolio={portfolio} />
      <StatementFiles />
    </>
  );
};

/** Invested, expected, come back, and lost: the last is said as plainly as the others. */
const Figures = ({ portfolio }: { readonly portfolio: Portfolio }) => {
  const { t } = useWords();
  const { investedKobo, expectedKobo, realisedKobo, lostKobo } = portfolio;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard Icon={PiggyBank} says={t('investments.sumInvested')} value={formatNaira(investedKobo)} />
      <StatCard Icon={TrendingUp} says={t('investments.sumExpected')} value={formatNaira(expectedKobo)} />
      <StatCard Icon={HandCoins} says={t('investments.sumRealised')} value={formatNaira(realisedKobo)} />
      <StatCard
        Icon={TrendingDown}
        says={t('investments.sumLost')}
        value={formatNaira(lostKobo)}
        isBad={lostKobo > 0}
      />
    </dl>
  );
};
