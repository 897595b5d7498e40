import { useLocation, useParams } from 'wouter';
import { readOffer } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AskTrancheForm } from './AskTrancheForm.tsx';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { useOfferPaths } from './offer-paths.ts';

/** Asks for the money of one milestone with what shows that it was reached. */
export const AskTranchePage = () => {
  const { t } = useWords();
  const paths = useOfferPaths();
  const [, go] = useLocation();
  const { offerId = '', milestoneId = '' } = useParams();
  const loaded = useLoad(readOffer, { offerId: offerId.toLowerCase() });
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={paths.offer(offerId)}>{t('offers.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('offers.askTitle')}</h1>
      <NeedsNetwork />
      <LoadedPart loaded={loaded}>
        {(offer) => {
          const milestone = offer.milestones.find(({ id }) => id === milestoneId.toLowerCase());
          if (milestone === undefined) return <Notice kind="hint">{t('offers.noMilestone')}</Notice>;
          const amount = formatNaira(milestone.releasedKobo ?? milestone.amountKobo);
          return (
            <>
              <p className="text-lg font-semibold break-words">{[milestone.name, amount].join(': ')}</p>
              <AskTrancheForm offer={offer} milestone={milestone} onAsked={() => go(paths.offer(offer.id))} />
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
};
