import { scoutingWay, type PestKey, type PestStage, type Scouting, type ScoutingDraft } from '@shuka/domain/advisory';
import type { Season } from '@shuka/domain/seasons';

/** What a form about a walk begins with. */
export type Entered = Partial<
  Pick<Scouting, 'pest' | 'stage' | 'scoutedOn' | 'plantsPerSpot' | 'hits' | 'photoIds' | 'note'>
>;

/** How many places the form has: those of a walk that is corrected, else as many as the way says. */
export const spotsOf = (entered: Entered | null): number => entered?.hits?.length ?? scoutingWay.spots;

/** The field of one place, as a refusal of the contract names it. */
export const hitField = (place: number): string => ['hits', place].join('.');

const countIn = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

type About = {
  readonly id: string;
  readonly corrects: string | null;
  readonly spots: number;
  readonly plants: number;
  readonly photoIds: readonly string[];
};

/** The walk that the fields of a form tell of; what was not said is refused beside its field. */
export const scoutingOf = (
  fields: Readonly<Record<string, string>>,
  season: Pick<Season, 'id' | 'farmId' | 'keeperId'>,
  about: About,
): ScoutingDraft => ({
  id: about.id,
  seasonId: season.id,
  farmId: season.farmId,
  keeperId: season.keeperId,
  pest: (fields['pest'] ?? '') as PestKey, // the contract refuses what is none
  stage: (fields['stage'] ?? '') as PestStage,
  scoutedOn: fields['scoutedOn'] ?? '',
  plantsPerSpot: about.plants,
  hits: Array.from({ length: about.spots }, (_, place) => countIn(fields[hitField(place)])),
  photoIds: [...about.photoIds],
  note: fields['note'] ?? '',
  corrects: about.corrects,
});
