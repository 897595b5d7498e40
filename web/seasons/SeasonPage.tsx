import { Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useParams } from 'wouter';
import { seasonRows, type Season } from '@shuka/domain/seasons';
import { produceName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Facts } from '#kit/facts.tsx';
import { useRow, type Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { ActivitiesPart } from './ActivitiesPart.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { EndSeason } from './EndSeason.tsx';
import { HarvestsPart } from './HarvestsPart.tsx';
import { usePlots } from './land.ts';
import { seasonFacts } from './season-facts.ts';
import { useSeasonPaths } from './season-paths.ts';
import { SeasonClashes } from './SeasonClashes.tsx';
import { TaskList } from './TaskList.tsx';

type MoreProps = { readonly More?: ComponentType<{ season: Season }> };

/** One season: what grows, what is to do, what was done and what was harvested; `More` is what others know of it. */
export const SeasonPage = ({ More }: MoreProps) => {
  const { t } = useWords();
  const { seasonId = '' } = useParams();
  const paths = useSeasonPaths();
  const loaded = useRow(seasonRows, seasonId.toLowerCase());
  return (
    <section className="grid max-w-3xl gap-5">
      <BackLink to={paths.farm}>{t('seasons.backToFarm')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <Notice kind="hint">{t('seasons.gone')}</Notice>
          ) : (
            <SeasonBody kept={kept} {...(More === undefined ? {} : { More })} />
          )
        }
      </LoadedPart>
    </section>
  );
};

const SeasonBody = ({ kept: { row: season, state }, More }: { kept: Kept<Season> } & MoreProps) => {
  const words = useWords();
  const { t } = words;
  const paths = useSeasonPaths();
  const plots = usePlots(season.farmId);
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{produceName(season, words)}</h1>
      <StateMark state={state} />
      <SeasonClashes season={season} plots={plots} />
      <Facts facts={seasonFacts(season, plots, words)} />
      <Link
        to={paths.change(season.id)}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-line-strong px-5 font-semibold"
      >
        <Pencil aria-hidden className="size-5" />
        {t('seasons.change')}
      </Link>
      {season.endedOn === null && <TaskList seasons={[season]} farmOf={() => paths.farm} />}
      <HarvestsPart season={season} />
      {More !== undefined && <More season={season} />}
      <ActivitiesPart season={season} />
      <EndSeason season={season} />
    </>
  );
};
