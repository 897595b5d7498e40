import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueMilestone } from '@shuka/domain/extension';
import type { Offer } from '@shuka/domain/investments';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { settleInvestor } from '#world/many-investors.ts';
import { runsIn } from '#world/offer-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { synced } from './synced.ts';

/* What the phone of whoever looks after a farmer knows of the offers of their farm. */

const house = await openHouse();
afterAll(house.close);

const { running, proofOf, ask } = runsIn(house);
const [milestones] = synced;

let offer: Offer;
beforeAll(async () => {
  const { browser } = await settleInvestor(house, 50_000_000);
  offer = await running({}, [[browser, 50_000_000]]);
});

const ids = () => offer.milestones.map(({ id }) => id);
const ops = async (): Promise<string[]> =>
  (
    await rows<{ op: string }>(
      house.pool,
      sql`select op from sync.change where type = 'milestone' and scope_id = ${people.amina.accountId}
            and id = any(${ids()}::uuid[])`,
    )
  ).map(({ op }) => op);

const kept = async () =>
  ((await milestones?.read(house.pool, ids())) ?? []).map(({ id, text }) =>
    z.parse(dueMilestone, { id, ...(JSON.parse(text) as object) }),
  );

test('is each milestone while the offer runs, as its manager’s tasks want it', async () => {
  expect(await ops()).toEqual(['put', 'put']);
  const [first] = offer.milestones;
  await ask(offer.id, first?.id ?? '', await proofOf('pre-planting'));
  const about = { keeperId: people.amina.accountId, farmId: offer.farmId, offerTitle: offer.title };
  expect((await kept()).toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))).toMatchObject([
    { ...about, name: 'Planting', dueOn: '2026-07-15', stage: 'pre-planting', state: 'asked' },
    { ...about, name: 'Second fertilizer', dueOn: '2026-08-20', stage: null, state: 'planned' },
  ]);
});

test('is gone once it does not run any more', async () => {
  await run(house.pool, sql`update investments.offer set state = 'harvested' where id = ${offer.id}`);
  expect(await ops()).toEqual(['gone', 'gone']);
  expect(await kept()).toEqual([]);
});
