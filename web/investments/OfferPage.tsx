import { useParams } from 'wouter';
import { readOffer, type Offer } from '@shuka/domain/investments';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { GoneWrong } from './GoneWrong.tsx';
import { investmentPaths } from './investment-paths.ts';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { OfferFigures } from './OfferFigures.tsx';
import { resultWords } from './offer-words.ts';
import { OfferPhoto } from './OfferPhoto.tsx';
import { PathLink } from './PathLink.tsx';
import { PromoterPart } from './PromoterPart.tsx';
import { RiskPart } from './RiskPart.tsx';
import { UsePart } from './UsePart.tsx';
import { VerifierPart } from './VerifierPart.tsx';

/** One offer with its terms whole, so that nothing is learned only after one has paid. */
export const OfferPage = () => {
  const { t } = useWords();
  const { offerId = '' } = useParams();
  const loaded = useLoad(readOffer, { offerId: offerId.toLowerCase() });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={investmentPaths.offers}>{t('investments.toOffers')}</BackLink>
      <NeedsNetwork />
      <LoadedPart loaded={loaded}>{(offer) => <WholeOffer offer={offer} />}</LoadedPart>
    </section>
  );
};

const WholeOffer = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useWords();
  const { id, title, terms, farmName, photoId } = offer;
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold break-words">{title}</h1>
        <p className="text-ink-soft">{[offer.number, farmName].join(' · ')}</p>
      </header>
      <OfferPhoto offerId={id} photoId={photoId} part="full" alt={t('investments.photoOf', { farm: farmName })} />
      <OfferFigures offer={offer} />
      {offer.result === null ? (
        <Notice kind="hint">{t('investments.notPromised')}</Notice>
      ) : (
        <Notice kind={offer.result === 'lost' ? 'error' : 'hint'}>{t(resultWords[offer.result])}</Notice>
      )}
      <p className="break-words whitespace-pre-line">{terms.story}</p>
      <RiskPart terms={terms} />
      <GoneWrong terms={terms} />
      <UsePart offer={offer} />
      <VerifierPart offer={offer} />
      <PromoterPart offer={offer} />
      {offer.availability === 'closed' ? (
        <Notice kind="hint">{t('investments.takesNoMore')}</Notice>
      ) : (
        <PathLink to={investmentPaths.invest(id)}>{t('investments.investNow')}</PathLink>
      )}
    </>
  );
};
