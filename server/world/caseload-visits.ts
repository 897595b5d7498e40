import type { IssueKind, VisitPurpose } from '@shuka/domain/extension';
import type { CaseKey } from './caseload-people.ts';

export type Said = readonly [who: CaseKey, on: string, purpose: VisitPurpose, advice: string];

/** What Chidi advised in the first half of the rains. */
export const visitsOfRains: readonly Said[] = [
  [
    'abiodun',
    '2026-05-15',
    'planting',
    'Cut stems of healthy cassava as long as your hand and wrist, from the middle of the plant. Plant them slanting, one metre apart each way.',
  ],
  [
    'folasade',
    '2026-05-19',
    'crop-care',
    'Stake the yam now, before the vines lie on the ground. Two heaps can share one stake. Clear the weeds by hand near the heaps.',
  ],
  [
    'terkimbi',
    '2026-05-22',
    'routine',
    'Cover the tops of the yam heaps with dry grass and a little soil. It keeps the setts cool until the rain is steady.',
  ],
  [
    'ibrahim',
    '2026-06-04',
    'planting',
    'Fill the empty places with seed of the same variety within one week. Put the first fertiliser a hand away from the plant and cover it.',
  ],
  [
    'umar',
    '2026-06-09',
    'planting',
    'Thin the millet to three plants in each place when it is two weeks old, after rain, so that the rest do not loosen.',
  ],
  [
    'khadija',
    '2026-06-11',
    'planting',
    'Rows 75 cm apart, two seeds each 50 cm. Cover seed with soil as deep as two fingers. Keep goats away for three weeks.',
  ],
  [
    'yusuf',
    '2026-06-15',
    'planting',
    'Leave two sorghum plants in each place. Plant cowpea between every second row: it feeds the soil and covers it.',
  ],
  [
    'muhammad',
    '2026-06-18',
    'planting',
    'Soak the rice seed for one day and keep it wet for two more. Sow it on a raised bed. Move the seedlings when they are three weeks old.',
  ],
  [
    'aishatu',
    '2026-06-23',
    'planting',
    'One groundnut in each hole, 20 cm apart, rows half a metre apart. When the leaves close early, fewer aphids come and rosette is rare.',
  ],
  [
    'hauwa',
    '2026-06-26',
    'planting',
    'Mix the soya seed with the inoculant in the shade and plant it the same day. Do not dry the seed in the sun after mixing.',
  ],
  [
    'abiodun',
    '2026-07-02',
    'crop-care',
    'Weed the cassava now and again in six weeks. After the third month it shades the ground and needs little.',
  ],
  [
    'khadija',
    '2026-07-07',
    'pests',
    'Fall armyworm: look into the hearts of twenty plants. If five have fresh droppings, put a pinch of dry sand or ash into each heart; spray only if it goes on.',
  ],
  [
    'ibrahim',
    '2026-07-14',
    'crop-care',
    'Give urea now, at the knee, after weeding and on wet soil. Cover it: what lies open goes into the air.',
  ],
  [
    'ene',
    '2026-07-16',
    'planting',
    'Repair the low place of the bund before you transplant. Two or three seedlings in a hill, 20 cm apart, not deeper than two fingers.',
  ],
  [
    'umar',
    '2026-07-21',
    'routine',
    'Second weeding this week, before the heads come. Keep the pulled weeds between the rows as cover.',
  ],
  [
    'yusuf',
    '2026-07-29',
    'crop-care',
    'Striga stands in the lower field. Pull it before the purple flowers open and burn it. Plant cowpea or groundnut there next year.',
  ],
  [
    'muhammad',
    '2026-08-06',
    'crop-care',
    'Keep water as deep as a finger on the rice. Drain it for two days, spread the urea, then let the water in again.',
  ],
];

type Told = readonly [who: CaseKey, on: string, kind: IssueKind, description: string];

/** What waits for an answer, besides Amina's caterpillars. */
export const caseIssues: readonly Told[] = [
  ['umar', '2026-10-19', 'theft', 'Two bags of millet were taken from the platform at night.'],
  ['hauwa', '2026-11-02', 'inputs', 'The dealer in Hunkuyi has no soya seed for next year.'],
  ['abiodun', '2026-11-09', 'market', 'The buyer from Ibadan did not come for the cassava he ordered.'],
  ['fatima', '2026-11-18', 'pests', 'White lines in the tomato leaves. My neighbour has them too.'],
];

/** Visits that were asked for: one has its day, one waits. */
export const caseRequests: readonly {
  readonly who: CaseKey;
  readonly on: string;
  readonly reason: string;
  readonly plannedOn: string | null;
}[] = [
  { who: 'zainab', on: '2026-11-14', reason: 'I want to show you the sealed bags.', plannedOn: '2026-11-25' },
  {
    who: 'ibrahim',
    on: '2026-11-19',
    reason: 'Which maize shall I plant with water after the new year?',
    plannedOn: null,
  },
];
