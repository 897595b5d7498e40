import { useState } from 'react';
import { useParams } from 'wouter';
import { readOffer, type Offer } from '@shuka/domain/investments';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DecideOfferForm } from './DecideOfferForm.tsx';
import { FinishOfferForm } from './FinishOfferForm.tsx';
import { IssuerPart } from './IssuerPart.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { NameVerifierForm } from './NameVerifierForm.tsx';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { adminOffers } from './offer-paths.ts';
import { CloseOffer, WithdrawOffer } from './OfferActs.tsx';
import { OfferHead } from './OfferHead.tsx';
import { OfferHistory } from './OfferHistory.tsx';
import { OfferTermsView } from './OfferTermsView.tsx';
import { recordWords } from './promoter-words.ts';
import { ReleaseTrancheForm } from './ReleaseTrancheForm.tsx';
import { SettleOfferForm } from './SettleOfferForm.tsx';

/** One offer, for the admins who name its verifier, publish it, release its money and share out what it brought. */
export const AdminOfferPage = () => {
  const { t } = useWords();
  const offerId = (useParams()['offerId'] ?? '').toLowerCase();
  const loaded = useLoad(readOffer, { offerId });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={adminOffers}>{t('offers.adminTitle')}</BackLink>
      <NeedsNetwork />
      <LoadedPart loaded={loaded}>{(offer) => <Decided key={offer.id} first={offer} />}</LoadedPart>
    </section>
  );
};

const Decided = ({ first }: { readonly first: Offer }) => {
  const { t } = useWords();
  const [offer, setOffer] = useState(first);
  const { state } = offer;
  const act = { offer, onChanged: setOffer };
  return (
    <>
      <OfferHead offer={offer} />
      {state === 'submitted' && <NameVerifierForm key={offer.verifier?.id ?? ''} {...act} />}
      {state === 'checked' && <DecideOfferForm {...act} />}
      {offer.mayClose && <CloseOffer {...act} />}
      {(state === 'submitted' || state === 'checked') && <WithdrawOffer {...act} />}
      {(state === 'running' || state === 'harvested') && <FinishOfferForm key={state} {...act} />}
      {state === 'harvested' && <SettleOfferForm {...act} />}
      <MilestoneList milestones={offer.milestones}>
        {(milestone) =>
          milestone.state === 'verified' && state === 'running' ? (
            <ReleaseTrancheForm milestone={milestone} {...act} />
          ) : null
        }
      </MilestoneList>
      <IssuerPart offer={offer} />
      <section className="grid gap-2">
        <h2 className="text-xl font-bold">{t('offers.record')}</h2>
        <Facts
          facts={Object.entries(recordWords).map(([name, word]) => [
            t(word),
            String(offer.record[name as keyof typeof recordWords]), // entries forget their names
          ])}
        />
      </section>
      <h2 className="text-xl font-bold">{t('offers.terms')}</h2>
      <OfferTermsView terms={offer.terms} />
      <OfferHistory history={offer.history} />
    </>
  );
};
