import { useLocation, useParams } from 'wouter';
import { readOffer, readPortfolio, yearlyBasisPoints, type Offer } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { investmentPaths } from './investment-paths.ts';
import { InvestForm } from './InvestForm.tsx';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { percentText } from './percent-text.ts';
import { WalletLine } from './WalletLine.tsx';

/** Says how much one puts into an offer, with its figures above. */
export const InvestPage = () => {
  const { t } = useWords();
  const { offerId = '' } = useParams();
  const id = offerId.toLowerCase();
  const loaded = useLoad(readOffer, { offerId: id });
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={investmentPaths.offer(id)}>{t('investments.toOffer')}</BackLink>
      <h1 className="text-2xl font-bold">{t('investments.investTitle')}</h1>
      <NeedsNetwork />
      <LoadedPart loaded={loaded}>{(offer) => <Investing offer={offer} />}</LoadedPart>
    </section>
  );
};

const Investing = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const { goalKobo, durationMonths, roiBasisPoints } = offer;
  return (
    <>
      <p className="text-lg font-semibold break-words">{offer.title}</p>
      <Facts
        facts={[
          [t('investments.fundingNeeded'), formatNaira(goalKobo)],
          [t('investments.duration'), t('investments.months', { count: durationMonths })],
          [t('investments.roiTerm'), percentText(roiBasisPoints)],
          [t('investments.roiYear'), percentText(yearlyBasisPoints(roiBasisPoints, durationMonths))],
        ]}
      />
      <Notice kind="hint">{t('investments.notPromised')}</Notice>
      {offer.availability === 'closed' ? (
        <Notice kind="hint">{t('investments.takesNoMore')}</Notice>
      ) : (
        <>
          {offer.takesMoney ? <WalletLine /> : <Notice kind="hint">{t('investments.interestOnly')}</Notice>}
          <LimitLine />
          <InvestForm offer={offer} onDone={({ id }) => navigate(investmentPaths.holding(id))} />
        </>
      )}
    </>
  );
};

/** How much more the rules let one put in within a year; nothing for those they do not bind. */
const LimitLine = () => {
  const { t } = useWords();
  const loaded = useLoad(readPortfolio, {});
  if (loaded.state !== 'ready' || loaded.value.leftOfLimitKobo === null) return null;
  return <p>{t('investments.leftOfLimit', { amount: formatNaira(loaded.value.leftOfLimitKobo) })}</p>;
};
