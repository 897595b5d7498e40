import type { InspectionDraft } from '@shuka/domain/reports';
import type { Db } from '#kit/db.ts';
import type { Secrets } from '#kit/secrets.ts';
import { accountIdOf, at, caseId, farmIdOf, placeOf } from './caseload-ids.ts';
import { caseFarmers, type CaseKey } from './caseload-people.ts';
import { answersOf, inspectionDraft, keepInspection } from './inspections.ts';

type Looked = readonly [
  who: CaseKey,
  change: Partial<InspectionDraft> & Pick<InspectionDraft, 'stage' | 'inspectedOn'>,
];

/** What Chidi found at two farms: one where all is well, and one where something is to be mended. */
const looked: readonly Looked[] = [
  [
    'khadija',
    { stage: 'post-harvest', inspectedOn: '2026-10-16', summary: 'Eight bags, dry, closed and off the floor.' },
  ],
  [
    'ene',
    {
      stage: 'mid-season',
      inspectedOn: '2026-11-03',
      answers: answersOf('mid-season', ['pests-watched']),
      nonConformities: [
        {
          id: caseId('point', 1),
          itemId: 'pests-watched',
          grade: 'major',
          description: 'White heads along the eastern bund, and nobody had looked.',
          correctiveAction: 'Walk the bunds every week, and pull out what is bored.',
          dueOn: '2026-11-24',
        },
      ],
    },
  ],
];

export const loadInspections = async (db: Db, secrets: Secrets): Promise<void> => {
  for (const [place, [who, change]] of looked.entries()) {
    const farmer = caseFarmers[placeOf(who)];
    if (farmer === undefined) continue;
    const whose = { id: caseId('inspection', place + 1), keeperId: accountIdOf(who), farmId: farmIdOf(who) };
    const { stateCode, lga } = farmer;
    const now = at(change.inspectedOn);
    await keepInspection(db, secrets, {
      draft: inspectionDraft({ ...change, ...whose }),
      place: { stateCode, lga },
      now,
    });
  }
};
