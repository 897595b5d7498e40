import {
  answerRestructure,
  decideDisaster,
  decideRestructure,
  declareDisaster,
  proposeRestructure,
  readRestructures,
  type DisasterDraft,
  type Restructures,
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
  areas: [{ stateCode: 'KN', lgas: ['Bichi'] }],
  fromOn: addDays(begunOn, 40),
  untilOn: addDays(begunOn, 45),
  source: 'State emergency agency',
  sourceNumber: 'SEMA/2026/17',
  sourceOn: addDays(begunOn, 46),
  ...change,
});

/** Ngozi notes disasters, Ifeoma confirms them. @param begunOn the day that a loan they meet began. */
export const disastersIn = (house: OpenHouse, begunOn: () => string) => {
  const declare = async (change: Partial<DisasterDraft> = {}, by: WorldPerson = people.ngozi) =>
    (await enter(house, by)).call(declareDisaster, flood(begunOn(), change));
  const confirm = async (disasterId: string, by: WorldPerson = people.ifeoma) =>
    (await enter(house, by)).call(decideDisaster, {
      disasterId,
      decision: 'confirm',
      words: '',
      password: by.password,
    });
  /** Fifty days go by, and a flood with them. */
  const flooded = async (): Promise<void> => {
    const from = begunOn();
    house.clock.move({ hours: 24 * 50 });
    const { body } = await declare(flood(from));
    await confirm(body.id);
  };
  /** A loan of Amina's goes on by another plan, after the last flood: Ngozi proposes it, Ifeoma offers it, Amina agrees. */
  const goOn = async (loanId: string): Promise<Restructures> => {
    const { amina, ifeoma, ngozi } = people;
    const officer = await enter(house, ngozi);
    const disasterId = (await officer.call(readRestructures, { loanId })).body.disasters[0]?.id ?? '';
    const plan = { instalments: 8, principalGrace: 2, interestGrace: 0, words: 'The river took the maize.' };
    const proposed = await officer.call(proposeRestructure, { id: newId(), loanId, disasterId, ...plan });
    if (proposed.status !== 201) throw new Error(proposed.text);
    const [{ id: restructureId } = { id: '' }] = proposed.body.items;
    const word = { loanId, restructureId, words: '' };
    const offered = await (
      await enter(house, ifeoma)
    ).call(decideRestructure, { ...word, decision: 'approve', password: ifeoma.password });
    if (offered.status !== 200) throw new Error(offered.text);
    const principalKobo = offered.body.items[0]?.figures?.principalKobo ?? 0;
    const agreed = await (
      await enter(house, amina)
    ).call(answerRestructure, { ...word, answer: 'agree', principalKobo });
    if (agreed.status !== 200) throw new Error(agreed.text);
    return agreed.body;
  };
  return { declare, confirm, flooded, goOn };
};
