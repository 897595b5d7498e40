import { useState, type ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { draftOffer, readOffer, reviseOffer, type Offer } from '@shuka/domain/investments';
import { reportRows } from '@shuka/domain/reports';
import { seasonRows } from '@shuka/domain/seasons';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useRow, useRows, type Kept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ChooseFarm } from './ChooseFarm.tsx';
import { firstFields } from './first-terms.ts';
import { beginOffer, unfinishedOf, type UnfinishedOffer } from './offer-draft.ts';
import { useOfferPaths } from './offer-paths.ts';
import type { SendOffer } from './use-offer-steps.ts';
import { WritingOffer } from './WritingOffer.tsx';

/** The form for a new offer of a farm, or for one that is a draft still. */
export const WriteOfferPage = () => {
  const { t } = useWords();
  const paths = useOfferPaths();
  const { offerId } = useParams();
  const [search] = useSearchParams();
  const farmId = search.get('farm')?.toLowerCase() ?? null;
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={offerId === undefined ? paths.overview : paths.offer(offerId)}>{t('offers.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t(offerId === undefined ? 'offers.newTitle' : 'offers.changeTitle')}</h1>
      {offerId !== undefined ? (
        <ChangedOffer offerId={offerId.toLowerCase()} />
      ) : farmId === null ? (
        <ChooseFarm />
      ) : (
        <OfFarm farmId={farmId}>{(farm) => <NewOffer key={farm.id} farm={farm} />}</OfFarm>
      )}
    </section>
  );
};

type OfFarmProps = { readonly farmId: string; readonly children: (farm: Farm) => ReactNode };

const OfFarm = ({ farmId, children }: OfFarmProps) => {
  const { t } = useWords();
  const loaded = useRow(farmRows, farmId);
  return (
    <LoadedPart loaded={loaded}>
      {(kept) => (kept === null ? <Notice kind="hint">{t('farms.notHere')}</Notice> : children(kept.row))}
    </LoadedPart>
  );
};

const ofFarm = <Row extends { readonly farmId: string }>(kept: readonly Kept<Row>[], id: string): Row[] =>
  rowsOf(kept).filter(({ farmId }) => farmId === id);

const NewOffer = ({ farm }: { readonly farm: Farm }) => {
  const seasons = useRows(seasonRows);
  const reports = useRows(reportRows);
  return (
    <LoadedPart loaded={seasons}>
      {(ofSeasons) => (
        <LoadedPart loaded={reports}>
          {(ofReports) => (
            <BegunOffer
              farm={farm}
              begin={() => beginOffer(firstFields(farm, ofFarm(ofSeasons, farm.id), ofFarm(ofReports, farm.id)))}
            />
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  );
};

const BegunOffer = ({ farm, begin }: { readonly farm: Farm; readonly begin: () => UnfinishedOffer }) => {
  const [, go] = useLocation();
  const paths = useOfferPaths();
  const send: SendOffer = async (draft) => {
    const made = await submit(draftOffer, draft);
    if (!made.ok) return made.failure;
    go(paths.offer(draft.id));
    return null;
  };
  return <WritingOffer name={`offer ${farm.id}`} farm={farm} begin={begin} send={send} />;
};

const ChangedOffer = ({ offerId }: { readonly offerId: string }) => {
  const loaded = useLoad(readOffer, { offerId });
  return (
    <LoadedPart loaded={loaded}>
      {(offer) => <OfFarm farmId={offer.farmId}>{(farm) => <OldOffer offer={offer} farm={farm} />}</OfFarm>}
    </LoadedPart>
  );
};

const OldOffer = ({ offer, farm }: { readonly offer: Offer; readonly farm: Farm }) => {
  const [, go] = useLocation();
  const paths = useOfferPaths();
  const [begun] = useState(() => unfinishedOf(offer.id, offer.seasonId, offer.terms));
  const send: SendOffer = async ({ terms }) => {
    const changed = await submit(reviseOffer, { offerId: offer.id, terms });
    if (!changed.ok) return changed.failure;
    go(paths.offer(offer.id));
    return null;
  };
  return (
    // What was begun on top of an older draft is no more of use once the draft changed.
    <WritingOffer name={`offer ${offer.id} ${offer.history.length}`} farm={farm} begin={() => begun} send={send} />
  );
};
