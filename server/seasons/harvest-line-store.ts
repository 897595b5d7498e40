import type { Season } from '@shuka/domain/seasons';
import { rows, sql, type Db } from '#kit/db.ts';
import { holdSeason } from './store.ts';

/** A harvest by the word that stands, with the ids of all that was ever said of it. */
type HarvestLine = {
  readonly season: Season;
  readonly ids: readonly string[];
  /** Null when a correction says that there was no such harvest. */
  readonly standing: { readonly kilograms: number; readonly harvestedOn: string } | null;
};

type Word = {
  readonly id: string;
  readonly seasonId: string;
  readonly kilograms: number;
  readonly harvestedOn: string;
  readonly isCorrected: boolean;
};

/** All that was said of one harvest, corrections and those they correct. */
const findWords = (db: Db, harvestId: string): Promise<Word[]> =>
  rows<Word>(
    db,
    sql`with recursive line as (
          select id, corrects from seasons.harvest where id = ${harvestId}
          union
          select h.id, h.corrects from line join seasons.harvest h on h.id = line.corrects or h.corrects = line.id
        )
        select h.id, h.season_id as "seasonId", h.kilograms, h.harvested_on::text as "harvestedOn",
          exists (select 1 from seasons.harvest n where n.corrects = h.id) as "isCorrected"
        from line join seasons.harvest h on h.id = line.id`,
  );

/** A harvest whose season is held, so that nobody corrects it meanwhile. Null when there is none of that id. */
export const holdHarvestLine = async (db: Db, harvestId: string): Promise<HarvestLine | null> => {
  const [first] = await findWords(db, harvestId);
  const held = first === undefined ? null : await holdSeason(db, first.seasonId);
  if (held === null) return null;
  const words = await findWords(db, harvestId);
  const last = words.find(({ isCorrected }) => !isCorrected);
  const standing =
    last === undefined || last.kilograms === 0 ? null : { kilograms: last.kilograms, harvestedOn: last.harvestedOn };
  return { season: held.season, ids: words.map(({ id }) => id), standing };
};
