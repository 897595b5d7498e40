import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import { clashRows, farmRows, photoRows, type Farm } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow, type Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { ChangeFarm } from './ChangeFarm.tsx';
import { placeOf, sizeWords } from './farm-words.ts';
import { FarmPicture } from './FarmPicture.tsx';
import { byTakenAt } from './glances.ts';
import { PhotosPanel } from './PhotosPanel.tsx';
import { loadPlotsPanel } from './plot-loaders.ts';
import { useKept } from './use-kept.ts';

/** Both bring geometry along, which the rest of the page does not wait for. */
const PlotsPanel = lazy(async () => ({ default: await loadPlotsPanel() }));
const ClashesPanel = lazy(async () => ({ default: (await import('./ClashesPanel.tsx')).ClashesPanel }));

type Props = {
  readonly farmId: string;
  readonly backTo: string;
  readonly backSays: WordId;
  /** What only some see of a farm, under its name. */
  readonly About?: ComponentType<{ farm: Farm }>;
};

const Nothing = () => null;

/** One farm and all that belongs to it, the same for its keeper and for the manager who looks after them. */
export const FarmView = ({ farmId, backTo, backSays, About = Nothing }: Props) => {
  const { t } = useWords();
  const loaded = useRow(farmRows, farmId);
  return (
    <section className="grid max-w-3xl gap-5">
      <Link to={backTo} className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf">
        <ArrowLeft aria-hidden className="size-5" />
        {t(backSays)}
      </Link>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? <Notice kind="hint">{t('farms.notHere')}</Notice> : <FarmBody kept={kept} About={About} />
        }
      </LoadedPart>
    </section>
  );
};

const FarmBody = ({
  kept: { row: farm, state },
  About,
}: {
  kept: Kept<Farm>;
  About: ComponentType<{ farm: Farm }>;
}) => {
  const { t, language } = useWords();
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
    [t('farms.crop'), farm.crop],
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
      <PhotosPanel farmId={farm.id} plotId={null} />
    </>
  );
};
