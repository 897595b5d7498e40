import { newId } from '@shuka/domain/kit/new-id.ts';
import { scoutingDraft } from '#world/scouting-drafts.ts';
import type { MakeInput } from './scene-case.ts';
import { seasonOf } from './season-scene.ts';

/** Input for the operations on pests; nothing but authorization could refuse it. */
export const pestInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/seasons/{seasonId}/scoutings': async (one) => {
    const { seasonId, ...land } = await seasonOf(one);
    return scoutingDraft({ id: seasonId, ...land });
  },
  'POST /api/admin/pest-thresholds': ({ viewer }) => ({
    id: newId(),
    pest: 'stem-borer',
    stage: 'early',
    crop: 'maize',
    percent: 10,
    source: `The word of ${viewer}`,
    isEstimate: false,
    saidOn: '2026-05-30',
  }),
  'GET /api/pests/{pest}/products': () => ({ pest: 'fall-armyworm' }),
  'GET /api/pests/{pest}/outbreaks': () => ({ pest: 'fall-armyworm' }),
};
