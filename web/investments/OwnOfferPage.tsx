import { useState } from 'react';
import { useParams } from 'wouter';
import { readOffer, type Offer } from '@shuka/domain/investments';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CheckOfferForm } from './CheckOfferForm.tsx';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { OfferActs } from './OfferActs.tsx';
import { useOfferPaths } from './offer-paths.ts';
import { OfferHead } from './OfferHead.tsx';
import { OfferHistory } from './OfferHistory.tsx';
import { OfferTermsView } from './OfferTermsView.tsx';
import { OwnMilestones } from './OwnMilestones.tsx';
import { PayProceedsForm } from './PayProceedsForm.tsx';

/** One offer, for its farmer, whoever brought it, the manager who looks after the farmer, and its verifier. */
export const OwnOfferPage = () => {
  const { t } = useWords();
  const paths = useOfferPaths();
  const offerId = (useParams()['offerId'] ?? '').toLowerCase();
  const loaded = useLoad(readOffer, { offerId });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={paths.overview}>{t('offers.offersTitle')}</BackLink>
      <NeedsNetwork />
      <LoadedPart loaded={loaded}>{(offer) => <OwnOffer key={offer.id} first={offer} />}</LoadedPart>
    </section>
  );
};

const OwnOffer = ({ first }: { readonly first: Offer }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [offer, setOffer] = useState(first);
  const isVerifier = offer.verifier?.id === person.accountId;
  const isPromoter = offer.promoter.id === person.accountId;
  const isDraft = offer.state === 'draft';
  return (
    <>
      <OfferHead offer={offer} />
      {isDraft && <ReturnedNotice offer={offer} />}
      {isVerifier && offer.state === 'submitted' && <CheckOfferForm offer={offer} onChecked={setOffer} />}
      <OfferActs offer={offer} isPromoter={isPromoter} onChanged={setOffer} />
      {!isDraft && <OwnMilestones offer={offer} isVerifier={isVerifier} onChanged={setOffer} />}
      {offer.state === 'running' && offer.keeperId === person.accountId && (
        <PayProceedsForm offer={offer} onPaid={setOffer} />
      )}
      <details open={isDraft || offer.state === 'submitted'} className="rounded-2xl border border-line bg-paper px-4">
        <summary className="flex min-h-12 cursor-pointer items-center text-lg font-bold">{t('offers.terms')}</summary>
        <div className="pb-4">
          <OfferTermsView terms={offer.terms} />
        </div>
      </details>
      <OfferHistory history={offer.history} />
    </>
  );
};

/** Why a draft is one again. */
const ReturnedNotice = ({ offer: { history } }: { readonly offer: Offer }) => {
  const { t } = useWords();
  const back = history.filter(({ from, to }) => from !== null && to === 'draft').at(-1);
  if (back === undefined) return null;
  return <Notice kind="error">{t('offers.returned', { name: back.byName, reason: back.reason })}</Notice>;
};
