import { useState } from 'react';
import { clashRows, farmRows, photoRows, type Farm } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { type Kept, useKept, useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { ChangeFarm } from './ChangeFarm.tsx';
import { placeOf, sizeWords } from './farm-words.ts';
import type { FarmPart } from './farm-part.ts';
import { FarmPicture } from './FarmPicture.tsx';
import { byTakenAt } from './glances.ts';
import { PhotosPanel } from './PhotosPanel.tsx';
import { loadPlotsPanel } from './plot-loaders.ts';

/** Both bring geometry along, which the rest of the page does not wait for. */
const PlotsPanel = lazy(loadPlotsPanel);
const ClashesPanel = lazy(async () => (await import('./ClashesPanel.tsx')).ClashesPanel);

type Props = {
  readonly farmId: string;
  readonly backTo: string;
  readonly backSays: WordId;
  /** What only some see of a farm, under its name. */
  readonly About?: FarmPart;
  /** What other slices know of a farm, after its plots. */
  readonly More?: FarmPart | undefined;
};

const Nothing = () => null;

/** One farm and all that belongs to it, the same for its keeper and for the manager who looks after them. */
export const FarmView = ({ farmId, backTo, backSays, About = Nothing, More = Nothing }: Props) => {
  const { t } = useWords();
  const loaded = useRow(farmRows, farmId);
  return (
    <section className="grid max-w-3xl gap-5">
      <BackLink to={backTo}>{t(backSays)}</BackLink>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <Notice kind="hint">{t('farms.notHere')}</Notice>
          ) : (
            <FarmBody kept={kept} About={About} More={More} />
          )
        }
      </LoadedPart>
    </section>
  );
};

type BodyProps = { readonly kept: Kept<Farm>; readonly About: FarmPart; readonly More: FarmPart };

const FarmBody = ({ kept: { row: farm, state }, About, More }: BodyProps) => {
  const words = useWords();
  const { t, language } = words;
  const [news, setNews] = useState<string | null>(null);
  const clashes = useKept(clashRows)
    .map(({ row }) => row)
    .filter(({ farmId, settled }) => farmId === farm.id && settled === null);
  const [newest] = useKept(photoRows)
    .map(({ row }) => row)
    .filter(({ farmId, plotId }) => farmId === farm.id && plotId === null)
    .sort(byTakenAt);
  const facts = [
    [t('farms.place'), placeOf(farm)],
    [t('farms.size'), t(sizeWords[farm.sizeBand])],
    [t('farms.crop'), cropName(farm.crop, words)],
    [t('farms.since'), formatDate(farm.createdAt, language)],
  ] as const;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{farm.name}</h1>
      <StateMark state={state} />
      <About farm={farm} />
      {news !== null && <Notice kind="done">{news}</Notice>}
      <Suspense fallback={<Loading />}>
        {clashes.length > 0 && (
          <ClashesPanel farm={farm} clashes={clashes} onSettled={() => setNews(t('farms.settled'))} />
        )}
      </Suspense>
      <FarmPicture name={farm.name} photoId={newest?.id ?? null} part="full" />
      <Facts facts={facts} />
      <ChangeFarm farm={farm} onNews={setNews} />
      <Suspense fallback={<Loading />}>
        <PlotsPanel farm={farm} />
      </Suspense>
      <Suspense fallback={<Loading />}>
        <More farm={farm} />
      </Suspense>
      <PhotosPanel farmId={farm.id} plotId={null} />
    </>
  );
};
