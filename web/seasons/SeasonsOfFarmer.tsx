import { Sprout } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { harvestRows, seasonKilograms, seasonRows, type Season } from '@shuka/domain/seasons';
import { produceName } from '#kit/crop-name.ts';
import { rowsOf, useKept, type Kept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './season-words.ts';
import { seasonPathsOf } from './season-paths.ts';
import { TaskList } from './TaskList.tsx';

const aWindow = 6;

const farmOf = ({ farmId }: Season): string => `/extension-farms/${farmId}`;

/** Those that grow first, then the last planted first. */
const byTime = ({ row: one }: Kept<Season>, { row: other }: Kept<Season>): number =>
  Number(one.endedOn !== null) - Number(other.endedOn !== null) || other.plantedOn.localeCompare(one.plantedOn);

/** What grows and grew on all farms of a farmer in care, and what is to be done there this week. */
export const SeasonsOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const [all, harvests] = [useKept(seasonRows), useKept(harvestRows)];
  const seasons = useMemo(() => all.filter(({ row }) => row.keeperId === keeperId).sort(byTime), [all, keeperId]);
  const brought = useMemo(() => rowsOf(harvests).filter((row) => row.keeperId === keeperId), [harvests, keeperId]);
  const growing = useMemo(() => rowsOf(seasons).filter(({ endedOn }) => endedOn === null), [seasons]);
  return (
    <>
      <section className="grid gap-3">
        <h2 className="flex gap-2 text-xl font-bold">
          <Sprout aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
          {t('seasons.title')}
        </h2>
        {seasons.length === 0 && <p>{t('seasons.none')}</p>}
        <ShowMore items={seasons} step={aWindow}>
          {(shown) => (
            <ul className="grid gap-3 empty:hidden md:grid-cols-2">
              {shown.map((kept) => (
                <SeasonLine key={kept.row.id} kept={kept} kilograms={seasonKilograms(kept.row.id, brought)} />
              ))}
            </ul>
          )}
        </ShowMore>
      </section>
      {growing.length > 0 && <TaskList seasons={growing} farmOf={farmOf} />}
    </>
  );
};

const SeasonLine = ({ kept: { row: season, state }, kilograms }: { kept: Kept<Season>; kilograms: number }) => {
  const words = useWords();
  const { t, language } = words;
  return (
    <li className="relative grid content-start gap-1 rounded-2xl border border-line bg-paper p-4 shadow-sm hover:shadow-md">
      <h3 className="font-bold">
        <Link
          to={seasonPathsOf(farmOf(season)).season(season.id)}
          className="break-words after:absolute after:inset-0 after:rounded-2xl"
        >
          {produceName(season, words)}
        </Link>
      </h3>
      <p>{t('seasons.plantedOnValue', { date: formatDate(season.plantedOn, language) })}</p>
      {season.endedOn !== null && <p className="text-ink-soft">{t('seasons.ended')}</p>}
      {kilograms > 0 && (
        <p className="font-semibold">{t('seasons.harvested', { kilograms: kilogramsText(kilograms) })}</p>
      )}
      <StateMark state={state} />
    </li>
  );
};
