import { goneStep, splitStep, stockOf, storedStep, type LotStep, type StepMaker } from '@shuka/domain/lots';
import { writeStep } from '#lots';
import type { Db } from '#kit/db.ts';
import { newLot, splitDraft, storeDraft, writeOffDraft } from './lot-drafts.ts';
import { people } from './people.ts';
import { harvests, seasons } from './seasons.ts';

const idOf = (kind: 'step' | 'lot', number: number): string =>
  `0193a000-00${{ step: 20, lot: 21 }[kind]}-7000-8000-${String(number).padStart(12, '0')}`;

/** What Amina measured out in bowls. */
export const bowlsLotId = idOf('lot', 2);

const keeperId = people.amina.accountId;
const [, bags, bowls] = harvests;
const [season] = seasons;

/** What Amina has of her watered maize: eight bags at home, of which two went to market and one was eaten, and a part of the bowls. */
const stepsOf = (maker: StepMaker): LotStep[] => {
  if (season === undefined || bags === undefined || bowls === undefined) throw new Error('The world has no harvest.');
  const counted = ({ unit, kilogramsPerUnit, calibration }: typeof bags) => ({ unit, kilogramsPerUnit, calibration });
  const lotOfBags = newLot(800, { id: idOf('lot', 1), ...counted(bags) });
  const lotOfBowls = newLot(150, { id: bowlsLotId, ...counted(bowls) });
  const taken = newLot(200, { id: idOf('lot', 3), ...counted(bags), grade: 'grade-1', standsAt: 'Bichi market' });
  const home = { id: lotOfBags.id, keeperId };
  const from = (harvest: typeof bags, lot: typeof lotOfBags, number: number) =>
    storedStep(
      storeDraft({ season, harvest }, 1, { id: idOf('step', number), lot, happenedOn: harvest.harvestedOn }),
      maker,
    );
  return [
    from(bags, lotOfBags, 1),
    from(bowls, lotOfBowls, 2),
    splitStep(splitDraft(home, [], { id: idOf('step', 3), parts: [taken], happenedOn: '2026-04-02' }), maker),
    goneStep(
      writeOffDraft(home, 100, {
        id: idOf('step', 4),
        gone: { grams: 100_000, reason: 'eaten' },
        happenedOn: '2026-05-01',
      }),
      maker,
    ),
  ];
};

/** Loads them into the demo world. */
export const loadLots = async (db: Db, bornAt: Date): Promise<void> => {
  const done: LotStep[] = [];
  for (const step of stepsOf({ by: keeperId, now: bornAt })) {
    const lots = stockOf(done);
    await writeStep(
      db,
      step,
      step.takes.flatMap(({ lotId }) => lots.get(lotId) ?? []),
    );
    done.push(step);
  }
};
