import { builtInThresholds, type Threshold } from '@shuka/domain/advisory';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mostWaitingWords } from '@shuka/domain/settings';
import { insertWord } from '#settings';
import { people } from '#world';
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
  'POST /api/admin/pest-threshold-words/{wordId}/decision': async ({ house }) => {
    const wordId = newId();
    const { version: madeOf, ...said } = builtInThresholds()[0] as Threshold; // there are some
    const word = { id: wordId, kind: 'pest-threshold', said, madeOf, askedBy: people.ifeoma.accountId } as const;
    await insertWord(house.pool, word, mostWaitingWords, house.clock.now());
    return { id: newId(), wordId, isAgreed: false, password: people.ngozi.password };
  },
  'GET /api/pests/{pest}/products': () => ({ pest: 'fall-armyworm' }),
  'GET /api/pests/{pest}/outbreaks': () => ({ pest: 'fall-armyworm' }),
};
