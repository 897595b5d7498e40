import type { Harvest } from '#seasons';
import { Problem } from '#kit/problem.ts';
import type { NewLot, Origin } from './model.ts';
import { goneStep, joinedStep, movedStep, splitStep, storedStep, takenBackStep, type StepMaker } from './steps.ts';
import type { LotStep } from './step-model.ts';

/* Lots of the tests: maize of Amina's, in bags of a hundred kilograms. */

export const now = new Date('2026-06-01T08:00:00Z');
const maker: StepMaker = { by: 'amina', now };
const said = { keeperId: 'amina', happenedOn: '2026-05-30', note: '' };

export const bag: Omit<NewLot, 'id' | 'grams'> = {
  grade: 'ungraded',
  unit: 'bag-100kg',
  kilogramsPerUnit: 100,
  calibration: { market: '', date: '2026-05-01', source: 'own weighing' },
  standsAt: 'At home',
};

export const maize: Origin = {
  seasonId: 'season',
  harvestId: 'harvest',
  plotId: 'plot',
  crop: 'Maize',
  variety: 'Early',
  custody: 'ordinary',
  certificate: '',
};

export const part = (id: string, kilograms: number, change: Partial<NewLot> = {}): NewLot => ({
  ...bag,
  id,
  grams: kilograms * 1000,
  ...change,
});

type When = { readonly happenedOn?: string };

/** The step that puts so many kilograms into store as the lot `id`; the step is called 'store <id>'. */
export const stored = (id: string, kilograms: number, change: Partial<Origin> & When = {}): LotStep => {
  const { happenedOn = said.happenedOn, ...origin } = change;
  return storedStep(
    { ...said, id: `store ${id}`, happenedOn, origin: { ...maize, ...origin }, lot: part(id, kilograms) },
    maker,
  );
};

export const split = (id: string, lotId: string, parts: readonly NewLot[], lostKilograms = 0, when: When = {}) =>
  splitStep(
    {
      ...said,
      ...when,
      id,
      lotId,
      parts: [...parts],
      gone: lostKilograms === 0 ? null : { grams: lostKilograms * 1000, reason: 'spilled' },
    },
    maker,
  );

export const joined = (
  id: string,
  takes: readonly (readonly [lotId: string, kilograms: number])[],
  lot: NewLot,
  when: When = {},
) =>
  joinedStep(
    {
      ...said,
      ...when,
      id,
      takes: takes.map(([lotId, kilograms]) => ({ lotId, grams: kilograms * 1000 })),
      lot,
      gone: null,
    },
    maker,
  );

export const moved = (id: string, lotId: string, standsAt: string, happenedOn = said.happenedOn) =>
  movedStep({ ...said, id, lotId, standsAt, happenedOn }, maker);

export const gone = (id: string, lotId: string, kilograms: number) =>
  goneStep({ ...said, id, lotId, gone: { grams: kilograms * 1000, reason: 'pests' } }, maker);

export const takenBack = (id: string, stepId: string) => takenBackStep({ ...said, id, stepId }, maker);

export const harvest = (id: string, kilograms: number, corrects: string | null = null): Harvest => ({
  id,
  seasonId: 'season',
  farmId: 'farm',
  keeperId: 'amina',
  harvestedOn: '2026-05-28',
  quantity: kilograms / 100,
  unit: 'bag-100kg',
  kilogramsPerUnit: 100,
  kilograms,
  calibration: bag.calibration,
  note: '',
  corrects,
  createdAt: now.toISOString(),
});

/** What a rule refuses: the code, the field and what its words name; null where it lets everything through. */
export const refusal = (work: () => unknown): object | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, fields, values } = error;
    return { code, ...(fields[0] === undefined ? {} : { field: fields[0].field }), ...values };
  }
};
