import { Problem, refusedField } from '#kit/problem.ts';
import { cropKey, isAhead, type Season } from '#seasons';
import type { Scouting, ScoutingDraft } from './scouting-model.ts';
import type { Threshold } from './threshold-model.ts';
import { newestThresholds } from './threshold-rules.ts';

/** Of one season: twice a week for longer than any crop stands, and corrections. */
const mostScoutings = 500;

type Walked = Pick<ScoutingDraft, 'hits' | 'plantsPerSpot'>;

/** Plants in a hundred that are hit, to a tenth. */
export const percentHit = ({ hits, plantsPerSpot }: Walked): number =>
  Math.round((hits.reduce((sum, hit) => sum + hit, 0) / (hits.length * plantsPerSpot)) * 1000) / 10;

/** One source on what was found. */
export type Verdict = {
  readonly source: string;
  readonly percent: number;
  readonly saidOn: string;
  readonly version: number;
  readonly isEstimate: boolean;
  readonly isReached: boolean;
};

/** What each source says of what was found on a crop, the strictest first; who speaks of another crop is not heard. */
export const verdictsOf = (
  found: Walked & Pick<ScoutingDraft, 'pest' | 'stage'>,
  said: readonly Threshold[],
  season: Pick<Season, 'crop'>,
): readonly Verdict[] =>
  newestThresholds(said)
    .filter(({ pest, stage }) => pest === found.pest && stage === found.stage)
    .filter(({ crop }) => crop === null || crop === cropKey(season.crop))
    .map(({ source, percent, saidOn, version, isEstimate }) => {
      const limit = percent ?? 100;
      return { source, percent: limit, saidOn, version, isEstimate, isReached: percentHit(found) >= limit };
    })
    .sort((one, other) => one.percent - other.percent || one.source.localeCompare(other.source));

/** What the sources come to together: none is known, all say wait, they differ, all say act. */
export const outcomes = ['unknown', 'wait', 'differ', 'act'] as const;

export type Outcome = (typeof outcomes)[number];

export const outcomeOf = (verdicts: readonly Verdict[]): Outcome => {
  if (verdicts.length === 0) return 'unknown';
  const reached = verdicts.filter(({ isReached }) => isReached).length;
  if (reached === 0) return 'wait';
  return reached === verdicts.length ? 'act' : 'differ';
};

/**
 * The record a draft becomes.
 * @throws Problem `invalid` beside `scoutedOn` for a day to come or before planting, beside `hits` for more plants than
 *   were looked at; `too-many-records`.
 */
export const newScouting = (
  draft: ScoutingDraft,
  season: Pick<Season, 'plantedOn'>,
  { by, now, recordsAlready }: { by: string; now: Date; recordsAlready: number },
): Scouting => {
  if (isAhead(draft.scoutedOn, now)) throw refusedField('scoutedOn', 'scouting.inFuture');
  if (draft.scoutedOn < season.plantedOn) throw refusedField('scoutedOn', 'scouting.beforePlanting');
  if (draft.hits.some((hit) => hit > draft.plantsPerSpot)) throw refusedField('hits', 'scouting.hitsTooMany');
  if (recordsAlready >= mostScoutings) throw new Problem('too-many-records');
  return { ...draft, createdAt: now.toISOString(), by };
};
