import { Bug, Map as MapIcon, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { percentHit, scoutingRows, type Scouting } from '@shuka/domain/advisory';
import { standingOf, type Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useKept, type Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { PestAdvice, type Products } from './PestAdvice.tsx';
import { PestsFrame, usePestPaths } from './PestsFrame.tsx';
import { WalkPhotos } from './ScoutingPhotos.tsx';

/** The walks of a season that stand, the latest first. */
const useWalks = (seasonId: string): readonly Kept<Scouting>[] => {
  const all = useKept(scoutingRows);
  return useMemo(() => {
    const own = all.filter(({ row }) => row.seasonId === seasonId);
    const standing = new Set(standingOf(own.map(({ row }) => row)).map(({ id }) => id));
    return own
      .filter(({ row }) => standing.has(row.id))
      .sort((one, other) => `${other.row.scoutedOn}${other.row.id}`.localeCompare(`${one.row.scoutedOn}${one.row.id}`));
  }, [all, seasonId]);
};

const Walk = ({ walk: { row, state } }: { readonly walk: Kept<Scouting> }) => {
  const { t, say, language } = useWords();
  const paths = usePestPaths();
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <p className="flex gap-2 text-lg font-bold">
        <Bug aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {say(`pests.name.${row.pest}`)}
      </p>
      <p>{t('pests.percent', { percent: percentHit(row) })}</p>
      <p className="text-sm text-ink-soft">
        {formatDate(row.scoutedOn, language)}, {say(`pests.stage.${row.stage}`)}
      </p>
      {row.note !== '' && <p className="break-words">{row.note}</p>}
      <WalkPhotos photoIds={row.photoIds} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StateMark state={state} />
        <Link to={paths.correct(row.id)} className="inline-flex min-h-11 items-center font-semibold text-leaf">
          {t('pests.correct')}
        </Link>
      </div>
    </li>
  );
};

/** Of each pest the walk that counts: the latest. */
const latestOf = (walks: readonly Kept<Scouting>[]): readonly Kept<Scouting>[] =>
  walks.filter(({ row }, place) => walks.findIndex((one) => one.row.pest === row.pest) === place);

const aFew = 20;

const Found = ({ season, Products }: { readonly season: Season; readonly Products: Products }) => {
  const { t } = useWords();
  const paths = usePestPaths();
  const walks = useWalks(season.id);
  return (
    <>
      <Link
        to={paths.look}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <Plus aria-hidden className="size-5" />
        {t('pests.look')}
      </Link>
      {walks.length === 0 && <p>{t('pests.none')}</p>}
      {latestOf(walks).map(({ row }) => (
        <PestAdvice key={row.pest} found={row} season={season} Products={Products} />
      ))}
      {walks.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{t('pests.found')}</h2>
          <ul className="grid gap-3">
            {walks.slice(0, aFew).map((walk) => (
              <Walk key={walk.row.id} walk={walk} />
            ))}
          </ul>
        </section>
      )}
      <Link to="/pests" className="inline-flex min-h-12 items-center gap-3 font-semibold text-leaf">
        <MapIcon aria-hidden className="size-6 shrink-0" />
        {t('pests.map')}
      </Link>
    </>
  );
};

/** What was found on a season and what to do about it. */
export const PestsPage = ({ Products }: { readonly Products: Products }) => {
  const { t } = useWords();
  const paths = usePestPaths();
  return (
    <PestsFrame title={t('pests.title')} back={{ to: paths.season, says: t('pests.toSeason') }}>
      {(season) => <Found season={season} Products={Products} />}
    </PestsFrame>
  );
};
