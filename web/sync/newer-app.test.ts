import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { registerFarm } from '@shuka/domain/farms';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { keepActs } from './acts.ts';
import { openAct } from './act-body.ts';
import { openKept } from './kept-engine.ts';
import { tryPin } from './keepers.ts';
import { resendAct } from './mending.ts';
import { amina, atHome, farmCalled, save } from './pretend-phone.ts';
import { queuedContracts } from './queued-contracts.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

/** The act that registers farms as an app yet to come has it: what was `crop` is a list of crops. */
const ofTomorrow: Contract = {
  ...registerFarm,
  input: z.unknown(),
  version: 2,
  upcasts: {
    1: (input) => {
      const { crop, ...rest } = input as { crop: string };
      return { ...rest, crops: [crop] };
    },
  },
};

const tomorrow = queuedContracts.map((one) => (one.name === registerFarm.name ? ofTomorrow : one));

/** The same phone once the app on it was renewed. */
const renewed = async ({ phone }: Pick<ReturnType<typeof atHome>, 'phone'>) => {
  const { around } = phone.tab();
  const opened = await tryPin(phone.deps, amina.accountId, '246810');
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const engine = await openKept({ ...around, contracts: tomorrow }, opened, () => undefined);
  const saved = async () =>
    Promise.all((await engine.store.db.outbox.toArray()).map((row) => openAct(engine.store.sealer, row)));
  return { engine, world: around.shown.world, acts: engine.store.mind.acts.get, saved };
};

/** A phone with one farm waiting, whose app is renewed before a network came. */
const renewedWith = async (name: string) => {
  const home = atHome(files());
  home.server.fault = async () => Promise.reject(new TypeError('no network'));
  const before = await home.phone.tab().setUp(amina);
  await save(before, name);
  await before.engine.stop();
  return { ...home, ...(await renewed(home)) };
};

describe('an app that was renewed while acts waited', () => {
  test('shows them in the shape of today, and sends them as they were saved', async () => {
    const { engine, world, acts, saved } = await renewedWith('Hill farm');
    expect(world.list('farm')).toMatchObject([{ row: { name: 'Hill farm', crops: ['Maize'] }, state: 'saved-here' }]);
    expect(acts()).toMatchObject([{ contract: 'farms.register', input: { crops: ['Maize'] } }]);
    expect(await saved()).toMatchObject([{ endpoint: 'farms.register', input: { crop: 'Maize' } }]);
    await engine.stop();
  });

  test('saves new ones with the version they are of', async () => {
    const { engine, acts, saved } = await renewedWith('Hill farm');
    const { crop, ...rest } = farmCalled('New farm');
    await engine.save(ofTomorrow, { ...rest, crops: [crop, 'Rice'] });
    expect((await saved())[1]).toMatchObject({ endpoint: 'farms.register@2', input: { crops: ['Maize', 'Rice'] } });
    expect(acts()[1]).toMatchObject({ contract: 'farms.register' });
    await engine.stop();
  });

  test('sends one again as it was saved, unless the person mended it in a form of today', async () => {
    const { engine, server, acts, saved } = await renewedWith('Refuse me');
    server.fault = null;
    await engine.kick('button');
    expect(acts()).toMatchObject([{ state: 'needs-fixing', input: { crops: ['Maize'] } }]);
    server.fault = async () => Promise.reject(new TypeError('no network'));
    await resendAct(engine.store, tomorrow, acts()[0]?.seq ?? 0);
    expect(await saved()).toMatchObject([{ endpoint: 'farms.register', input: { crop: 'Maize' } }]);
    server.fault = null;
    await engine.kick('button');
    server.fault = async () => Promise.reject(new TypeError('no network'));
    const act = acts()[0];
    await resendAct(engine.store, tomorrow, act?.seq ?? 0, { ...act?.input, name: 'Good farm' });
    expect(await saved()).toMatchObject([
      { endpoint: 'farms.register@2', input: { name: 'Good farm', crops: ['Maize'] } },
    ]);
    await engine.stop();
  });
});

test('an act of a newer app, on a phone whose app was put back, is left as it is and still sent', async () => {
  const { phone, server } = atHome(files());
  const tab = await phone.tab().setUp(amina);
  const input = { id: farmCalled('x').id, whatever: { is: 'new' } };
  await keepActs(tab.engine.store, [{ key: 'k', endpoint: 'farms.register@9', input, savedAt: 0 }]);
  expect(tab.acts()).toMatchObject([{ contract: 'farms.register@9', input }]);
  expect(tab.farms()).toEqual([]);
  await tab.sync();
  expect([...server.state.done.values()].map(({ text }) => text)).toEqual([
    JSON.stringify(['farms.register@9', input]),
  ]);
});
