import { Split, Sprout } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { harvestRows, seasonKilograms, type Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { produceName } from '#kit/crop-name.ts';
import { type Kept, rowsOf, useKept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { areaValues } from './land.ts';
import { kilogramsText } from './season-words.ts';
import { useSeasonPaths } from './season-paths.ts';

const byPlanting = (one: Kept<Season>, other: Kept<Season>): number =>
  other.row.plantedOn.localeCompare(one.row.plantedOn) || other.row.id.localeCompare(one.row.id);

/** The seasons of a farm: those that go on, then those that ended, each the last planted first. */
export const SeasonList = ({ seasons }: { seasons: readonly Kept<Season>[] }) => {
  const { t } = useWords();
  const running = seasons.filter(({ row }) => row.endedOn === null).sort(byPlanting);
  const ended = seasons.filter(({ row }) => row.endedOn !== null).sort(byPlanting);
  if (seasons.length === 0) return <p>{t('seasons.none')}</p>;
  return (
    <>
      {running.length > 0 && <Cards seasons={running} />}
      {ended.length > 0 && <h3 className="font-semibold">{t('seasons.ended')}</h3>}
      {ended.length > 0 && <Cards seasons={ended} />}
    </>
  );
};

const Cards = ({ seasons }: { seasons: readonly Kept<Season>[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {seasons.map((kept) => (
      <SeasonCard key={kept.row.id} kept={kept} />
    ))}
  </ul>
);

const SeasonCard = ({ kept: { row: season, state } }: { kept: Kept<Season> }) => {
  const words = useWords();
  const { t, language } = words;
  const paths = useSeasonPaths();
  const harvests = useKept(harvestRows);
  const kilograms = useMemo(() => seasonKilograms(season.id, rowsOf(harvests)), [season.id, harvests]);
  return (
    <li className="relative grid content-start gap-1 rounded-2xl border border-line bg-paper p-4 shadow-sm hover:shadow-md">
      <h3 className="flex gap-2 font-bold">
        <Sprout aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <Link
          to={paths.season(season.id)}
          className="min-w-0 break-words after:absolute after:inset-0 after:rounded-2xl"
        >
          {produceName(season, words)}
        </Link>
      </h3>
      <p>{t('seasons.plantedOnValue', { date: formatDate(season.plantedOn, language) })}</p>
      {season.areaHectares !== null && <p>{t('seasons.areaValue', areaValues(season.areaHectares))}</p>}
      {season.standCount !== null && <p>{t('seasons.standsValue', { count: season.standCount })}</p>}
      {kilograms > 0 && (
        <p className="font-semibold">{t('seasons.harvested', { kilograms: kilogramsText(kilograms) })}</p>
      )}
      {season.clashes.length > 0 && (
        <p className="flex gap-1 text-sm font-medium text-ochre">
          <Split aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('seasons.toChoose', { count: season.clashes.length })}
        </p>
      )}
      <StateMark state={state} />
    </li>
  );
};
