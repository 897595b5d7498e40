import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import type { Farm } from '@shuka/domain/farms';
import { seasonRows } from '@shuka/domain/seasons';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { PhotoTimeline } from './PhotoTimeline.tsx';
import { useSeasonPaths } from './season-paths.ts';
import { SeasonList } from './SeasonList.tsx';

/** What grows on a farm and grew there, the way to begin a season, and the farm's photos by month. */
export const SeasonsPanel = ({ farm }: { farm: Farm }) => {
  const { t } = useWords();
  const paths = useSeasonPaths();
  const loaded = useRows(seasonRows);
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{t('seasons.title')}</h2>
        <LoadedPart loaded={loaded}>
          {(all) => <SeasonList seasons={all.filter(({ row }) => row.farmId === farm.id)} />}
        </LoadedPart>
        <Link
          to={paths.add}
          className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
        >
          <Plus aria-hidden className="size-5" />
          {t('seasons.add')}
        </Link>
      </section>
      <PhotoTimeline farmId={farm.id} />
    </>
  );
};
