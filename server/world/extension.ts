import type { Issue, VisitRequest } from '@shuka/domain/extension';
import { insertIssue, insertRequest, insertVisit, keepRating, type WrittenVisit } from '#extension';
import type { Db } from '#kit/db.ts';
import { farms } from './farms.ts';
import { people } from './people.ts';

const idOf = (kind: number, number: number): string =>
  `0193a000-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;

const [ofAmina, ofMusa] = farms.map(({ id }) => id);
const { amina, musa, chidi } = people;

const byChidi = { managerId: chidi.accountId, managerName: 'Chidi Okafor', corrects: null } as const;
const unrated = { rating: null, ratingNote: '' } as const;

/** What Chidi said on his visits. */
export const visits: readonly WrittenVisit[] = [
  {
    ...byChidi,
    id: idOf(3, 1),
    keeperId: amina.accountId,
    farmId: ofAmina ?? null,
    visitedOn: '2026-05-06',
    purpose: 'planting',
    advice: 'Wait for two good rains in one week. Then plant two seeds in each hole, 25 cm apart, in rows 75 cm apart.',
    rating: 5,
    ratingNote: 'He showed me the spacing with a rope.',
    createdAt: '2026-05-06T15:20:00.000Z',
  },
  {
    ...byChidi,
    ...unrated,
    id: idOf(3, 2),
    keeperId: amina.accountId,
    farmId: ofAmina ?? null,
    visitedOn: '2026-05-27',
    purpose: 'pests',
    advice:
      'Look into the heart of the young maize each morning. Pick off caterpillars and crush the eggs before you buy spray.',
    createdAt: '2026-05-27T10:05:00.000Z',
  },
  {
    ...byChidi,
    ...unrated,
    id: idOf(3, 3),
    keeperId: musa.accountId,
    farmId: ofMusa ?? null,
    visitedOn: '2026-05-20',
    purpose: 'routine',
    advice: 'Clear the weeds along the road side now. Leave the stalks on the ground to keep the soil moist.',
    createdAt: '2026-05-20T14:00:00.000Z',
  },
];

const requests: readonly VisitRequest[] = [
  {
    id: idOf(4, 1),
    keeperId: musa.accountId,
    wantedOn: '2026-06-04',
    reason: 'My sorghum leaves turn red at the edges.',
    state: 'asked',
    plannedOn: null,
    answer: '',
    createdAt: '2026-05-30T07:30:00.000Z',
  },
];

export const issues: readonly Issue[] = [
  {
    id: idOf(5, 1),
    keeperId: amina.accountId,
    farmId: ofAmina ?? null,
    kind: 'pests',
    description: 'Small caterpillars eat holes in my young maize.',
    photoIds: [],
    voiceId: null,
    state: 'open',
    answer: '',
    openedAt: '2026-05-29T06:40:00.000Z',
    closedAt: null,
  },
];

/** Loads what lies between Chidi and the farmers he looks after. */
export const loadExtension = async (db: Db): Promise<void> => {
  for (const visit of visits) {
    await insertVisit(db, visit, null);
    if (visit.rating !== null) await keepRating(db, visit.id, visit.rating, visit.ratingNote);
  }
  for (const request of requests) await insertRequest(db, request);
  for (const issue of issues) await insertIssue(db, issue, issue.keeperId);
};
