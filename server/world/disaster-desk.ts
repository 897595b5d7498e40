import {
  answerRestructure,
  decideDisaster,
  decideRestructure,
  declareDisaster,
  proposeRestructure,
  readRestructures,
  type DisasterDraft,
  type Restructure,
} from '@shuka/domain/loans';
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

/** Ngozi proposes another plan for a loan of Amina's, Ifeoma offers it, Amina answers. */
export const otherPlansIn = (house: OpenHouse, loanId: () => string) => {
  const { amina, ifeoma, ngozi } = people;
  const propose = async (disasterId: string, change: object = {}) =>
    (await enter(house, ngozi)).call(proposeRestructure, {
      id: newId(),
      loanId: loanId(),
      disasterId,
      instalments: 8,
      principalGrace: 2,
      interestGrace: 0,
      words: 'The river took the maize.',
      ...change,
    });
  const decide = async (restructureId: string, by: WorldPerson = ifeoma, decision: 'approve' | 'refuse' = 'approve') =>
    (await enter(house, by)).call(decideRestructure, {
      loanId: loanId(),
      restructureId,
      decision,
      words: decision === 'refuse' ? 'Not met by it.' : '',
      password: by.password,
    });
  const first = async (by: WorldPerson = amina): Promise<Restructure> => {
    const [one] = (await (await enter(house, by)).call(readRestructures, { loanId: loanId() })).body.items;
    if (one === undefined) throw new Error('no other plan was proposed');
    return one;
  };
  const answer = async (change: object = {}, by: WorldPerson = amina) => {
    const { id: restructureId, figures } = await first();
    return (await enter(house, by)).call(answerRestructure, {
      loanId: loanId(),
      restructureId,
      answer: 'agree' as const,
      principalKobo: figures?.principalKobo ?? 0,
      words: '',
      ...change,
    });
  };
  return { propose, decide, first, answer };
};
