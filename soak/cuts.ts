import { registerFarm, registerPlot, reviseFarm, type Farm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { plotDraft, squareAt } from '@shuka/server/world/squares.ts';
import { openCutLine, type Cut, type CutLine } from './cut-line.ts';
import { drain } from './drain.ts';
import type { House } from './house.ts';
import { judge, type Verdict } from './oracle.ts';
import { makePeople, signIn, type Person } from './people.ts';
import { openPhone, type Phone } from './phone.ts';
import { makeRandom } from './random.ts';

type CutsMade = Verdict & { readonly cuts: number };

const kinds = [
  { begins: 'POST /sync/push', way: 'up' },
  { begins: 'POST /sync/push', way: 'down' },
  { begins: 'GET /sync/pull', way: 'up' },
  { begins: 'GET /sync/pull', way: 'down' },
] as const;

const mostPlotsHere = 150;

/** Enters two acts, of which the second builds on what the first changed before. */
const enterSome = async (phone: Phone, number: number): Promise<void> => {
  if (phone.list<Farm>('farm').length * mostPlotsHere <= number) {
    const draft = { name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Maize' };
    await phone.enter(registerFarm, { id: newId(), ...draft });
  }
  const farm = phone.list<Farm>('farm')[0];
  if (farm === undefined) throw new Error('The farm is not shown.');
  const corner: [number, number] = [8 + (number % 90) / 100, 11 + Math.floor(number / 90) / 100];
  await phone.enter(registerPlot, plotDraft(farm.id, squareAt(corner)));
  await phone.enter(reviseFarm, { farmId: farm.id, was: { crop: farm.crop }, becomes: { crop: `Crop ${number}` } });
};

/** One cycle that is cut at one byte, then one on a line that holds. @returns whether there was such a byte. */
const cutOnce = async (phone: Phone, line: CutLine, cut: Cut): Promise<boolean> => {
  line.arm(cut);
  await phone.engine().sync();
  const wasCut = line.wasCut();
  line.arm(null);
  await phone.engine().sync();
  const { phase, waiting } = phone.engine().store.mind.state();
  if (phase !== 'idle' || waiting !== 0)
    phone.errors.push(new Error(`after ${cut.begins} was cut ${cut.way} at ${cut.at}: ${phase}, ${waiting} wait`));
  return wasCut;
};

/** A phone whose every push and pull is cut at every `each`-th byte, up and down, and then judged. */
export const cutEverywhere = async (house: House, each: number): Promise<CutsMade> => {
  const { farmers } = await makePeople(house, 1, 0);
  const person = farmers[0] as Person; // one was made
  const line = await openCutLine(house.port);
  const cookies = await signIn(house, person);
  const phone = await openPhone({ name: 'cut', person, cookies, port: () => line.port, random: makeRandom(1) });
  await phone.engine().sync();
  let cuts = 0;
  let number = 0;
  for (const kind of kinds) {
    for (let at = 1, wasCut = true; wasCut; at += each) {
      await enterSome(phone, number);
      number += 1;
      wasCut = await cutOnce(phone, line, { ...kind, at });
      if (wasCut) cuts += 1;
    }
  }
  await drain([phone]);
  const verdict = await judge(house.pool, [phone]);
  await phone.close();
  await line.close();
  return { ...verdict, cuts };
};
