import { decideDisaster, declareDisaster, type DisasterDraft } from '@shuka/domain/loans';
import { addDays } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { enter } from './insurance-desk.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/** A flood in Bichi from forty days after a day on, with an invented paper. */
export const flood = (begunOn: string, change: Partial<DisasterDraft> = {}): DisasterDraft => ({
  id: newId(),
  what: 'Flood along the river',
  stateCode: 'KN',
  lgas: ['Bichi'],
  fromOn: addDays(begunOn, 40),
  untilOn: addDays(begunOn, 45),
  source: 'State emergency agency',
  sourceNumber: 'SEMA/2026/17',
  sourceOn: addDays(begunOn, 46),
  ...change,
});

/** Ngozi notes disasters, Ifeoma confirms them. @param begunOn the day that a loan they meet began. */
export const disastersIn = (house: OpenHouse, begunOn: () => string) => ({
  declare: async (change: Partial<DisasterDraft> = {}, by: WorldPerson = people.ngozi) =>
    (await enter(house, by)).call(declareDisaster, flood(begunOn(), change)),
  confirm: async (disasterId: string, by: WorldPerson = people.ifeoma) =>
    (await enter(house, by)).call(decideDisaster, {
      disasterId,
      decision: 'confirm',
      words: '',
      password: by.password,
    }),
});
