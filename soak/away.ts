import {
  registerFarm,
  registerPlot,
  reviseFarm,
  revisePlot,
  type Clash,
  type Farm,
  type Plot,
} from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { plotDraft, squareAt } from '@shuka/server/world/squares.ts';
import { drain } from './drain.ts';
import type { House } from './house.ts';
import { judge, type Verdict } from './oracle.ts';
import { makePeople, signIn, type Person } from './people.ts';
import { openPhone, type Phone } from './phone.ts';
import { makeRandom } from './random.ts';

const details = { name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Maize' };
const dayMillis = 86_400_000;
const plotsOfFarm = 180;

const oneFarmer = async (house: House): Promise<Person> => (await makePeople(house, 1, 0)).farmers[0] as Person; // one was made

const enterMany = async (phone: Phone, count: number): Promise<void> => {
  let farmId = '';
  for (let number = 0; number < count; number += 1) {
    if (number % plotsOfFarm === 0) {
      farmId = newId();
      await phone.enter(registerFarm, { ...details, id: farmId });
    } else {
      const corner: [number, number] = [8 + (number % 90) / 100, 11 + Math.floor(number / 90) / 100];
      await phone.enter(registerPlot, plotDraft(farmId, squareAt(corner)));
    }
  }
};

type Returned = Verdict & {
  readonly phaseBefore: string;
  readonly waitingBefore: number;
  readonly waitingAfter: number;
};

/** A phone that is away for 30 days with much entered, and whose session has ended when it comes back. */
export const comeBack = async (house: House, passMonth: () => Promise<unknown>, count: number): Promise<Returned> => {
  const person = await oneFarmer(house);
  const cookies = await signIn(house, person, 86_400);
  let port = house.port;
  const phone = await openPhone({ name: 'away', person, cookies, port: () => port, random: makeRandom(1) });
  await phone.engine().sync();
  port = 1; // nothing listens there
  await enterMany(phone, count);
  await passMonth();
  port = house.port;
  await phone.engine().sync();
  const { phase: phaseBefore, waiting: waitingBefore } = phone.engine().store.mind.state();
  for (const [name, value] of await signIn(house, person, 86_400)) phone.line.cookies.set(name, value);
  await drain([phone]);
  const verdict = await judge(house.pool, [phone]);
  const { waiting: waitingAfter } = phone.engine().store.mind.state();
  await phone.close();
  return { ...verdict, phaseBefore, waitingBefore, waitingAfter };
};

/** Two phones of one farmer do the same things in the same order, whatever their clocks say. @returns what came of it. */
export const playWithClocks = async (house: House, offDays: readonly [number, number]) => {
  const person = await oneFarmer(house);
  const phones: Phone[] = [];
  for (const days of offDays) {
    const cookies = await signIn(house, person);
    const ways = { name: `${days} days off`, person, cookies, port: () => house.port, random: makeRandom(1) };
    phones.push(await openPhone({ ...ways, clockOffMillis: days * dayMillis }));
  }
  const [one, other] = phones as [Phone, Phone]; // one for each of the two
  const farmId = newId();
  await one.enter(registerFarm, { ...details, id: farmId });
  const plot = plotDraft(farmId, squareAt([8.2, 12.2]));
  await one.enter(registerPlot, plot);
  await drain([one, other]);
  await one.enter(reviseFarm, { farmId, was: { crop: 'Maize' }, becomes: { crop: 'Millet' } });
  await other.enter(reviseFarm, { farmId, was: { crop: 'Maize' }, becomes: { crop: 'Yam' } });
  await other.enter(reviseFarm, { farmId, was: { name: 'Gona' }, becomes: { name: 'River' } });
  await other.enter(revisePlot, { plotId: plot.id, was: { name: plot.name }, becomes: { name: 'By the road' } });
  await other.engine().sync();
  await one.engine().sync();
  await drain([one, other]);
  const { findings } = await judge(house.pool, phones);
  const shown = phones.map((phone) => ({
    farms: phone.list<Farm>('farm').map(({ name, crop, revision }) => ({ name, crop, revision })),
    plots: phone.list<Plot>('plot').map(({ name, revision }) => ({ name, revision })),
    clashes: phone
      .list<Clash>('clash')
      .map(({ field, now, other: gaveWay, settled }) => ({ field, now, gaveWay, settled })),
  }));
  for (const phone of phones) await phone.close();
  return { findings, shown };
};
