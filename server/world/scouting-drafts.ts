import type { ScoutingDraft } from '@shuka/domain/advisory';
import { newId } from '@shuka/domain/kit/new-id.ts';

type Place = Pick<ScoutingDraft, 'farmId' | 'keeperId'> & { readonly id: string };

/** A walk through a season's field in which seven of fifty plants were hit, as a phone would send it. */
export const scoutingDraft = ({ id, farmId, keeperId }: Place, change: Partial<ScoutingDraft> = {}): ScoutingDraft => ({
  id: newId(),
  seasonId: id,
  farmId,
  keeperId,
  pest: 'fall-armyworm',
  stage: 'early',
  scoutedOn: '2026-05-31',
  plantsPerSpot: 10,
  hits: [1, 2, 0, 3, 1],
  photoIds: [],
  note: '',
  corrects: null,
  ...change,
});
