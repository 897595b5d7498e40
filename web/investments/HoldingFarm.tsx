import { readOffer, type Holding } from '@shuka/domain/investments';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { EvidenceFeed } from './EvidenceFeed.tsx';
import { GoneWrong } from './GoneWrong.tsx';
import { MilestonesPart } from './MilestonesPart.tsx';

/** What an investor is shown of the farm: what happened there, where the money is, and what follows if it goes wrong. */
export const HoldingFarm = ({ holding }: { readonly holding: Holding }) => {
  const loaded = useLoad(readOffer, { offerId: holding.offerId });
  return (
    <>
      {holding.status !== 'ended' && <EvidenceFeed offerId={holding.offerId} />}
      <LoadedPart loaded={loaded}>
        {(offer) => (
          <>
            <MilestonesPart offer={offer} />
            <GoneWrong terms={offer.terms} />
          </>
        )}
      </LoadedPart>
    </>
  );
};
