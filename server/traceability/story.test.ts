import { afterAll, describe, expect, test } from 'vitest';
import {
  ownLink,
  readNameWord,
  readStory,
  readStoryWord,
  saveCertificate,
  saveStoryWord,
  sayNameWord,
} from '@shuka/domain/traceability';
import { readMyData } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { openHouse } from '#world/open-house.ts';
import { flourOfTwoFarms } from '#world/story-runs.ts';
import { makeStoryCache } from './story-cache.ts';

/* What whoever holds a pack of Danjuma's flour reads of it. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa, danjuma, chidi } = people;
const { companyId } = mill;

const flour = await flourOfTwoFarms(house);
const at = flour.path;
const story = async (path = at) => (await house.visitor().call(readStory, { at: path })).body;
const anyone = house.visitor();

describe('the story of a pack', () => {
  test('tells from which LGAs it came, its steps and its tests, and names nobody', async () => {
    const { status, body, text } = await anyone.call(readStory, { at });
    expect([status, body.name, body.companyName]).toEqual([200, 'Maize flour', 'Danjuma Mills']);
    expect(body.origins.map(({ place, firstNames }) => [place, firstNames]).toSorted()).toEqual([
      ['Bichi, Kano', []],
      ['Soba, Kaduna', []],
    ]);
    const kinds = body.steps.map(({ kind }) => kind);
    for (const kind of ['stored', 'received', 'processed', 'packed'] as const) expect(kinds).toContain(kind);
    expect(body.places.map(({ place }) => place)).toContain('Kumbotso, Kano');
    expect(body.distanceKm).toBeGreaterThan(80);
    expect(body.tests).toMatchObject([{ kind: 'moisture', verdict: 'within' }]);
    expect([body.isPartlyUnknown, body.recall, body.isOfManyBatches]).toEqual([false, null, true]);
    for (const hidden of [amina.firstName, musa.firstName, amina.phone, amina.accountId, 'grams', 'Home plot'])
      expect(text).not.toContain(hidden);
  });

  test('of a lot is that of the farm alone, under the code of its own bags', async () => {
    const body = await story(flour.lotPaths[0]);
    expect(body).toMatchObject({ name: 'Maize', companyName: '', origins: [{ place: 'Bichi, Kano', lots: 1 }] });
  });

  test('is not there for a code that nobody made', async () => {
    for (const path of ['/t/00000000000000000000000000', '/01/06151101234567/10/J1', '/t/nothing', 'x'])
      expect((await anyone.call(readStory, { at: path })).status, path).toBe(404);
  });

  test('names a farmer once they agreed, and no more once they took it back; both are in their data', async () => {
    const hers = house.as(amina);
    expect((await hers.call(readNameWord, {})).body).toEqual({ version: 0, isShown: false, at: null });
    const find = makeStoryCache(house.services, () => tick);
    let tick = 0;
    const named = async () => {
      tick += 6000;
      return (await find(at))?.story.origins.flatMap(({ firstNames }) => firstNames);
    };
    expect(await named()).toEqual([]);
    expect((await hers.call(sayNameWord, { after: 0, isShown: true, textVersion: 1 })).status).toBe(200);
    expect(await named()).toEqual([amina.firstName]);
    expect((await hers.call(sayNameWord, { after: 0, isShown: false, textVersion: 1 })).body.code).toBe(
      'story-changed',
    );
    await hers.call(sayNameWord, { after: 1, isShown: false, textVersion: 1 });
    expect(await named()).toEqual([]);
    const data = (await hers.call(readMyData, {})).text;
    expect(data).toContain('nameInStories');
    expect((await house.as(danjuma).call(readNameWord, {})).status, 'not a farmer').toBe(403);
  });

  test('tells the share of farmers where the mill publishes it', async () => {
    const his = house.as(danjuma);
    expect((await his.call(readStoryWord, { companyId })).body).toMatchObject({ version: 0, publishesShare: false });
    expect((await story()).farmerShare).toBeNull();
    const said = await his.call(saveStoryWord, { companyId, after: 0, publishesShare: true });
    expect(said.body).toMatchObject({ version: 1, publishesShare: true });
    expect((await story()).farmerShare).toMatchObject({ percent: flour.percent });
    const again = await his.call(saveStoryWord, { companyId, after: 0, publishesShare: false });
    expect(again.body.code).toBe('story-changed');
    await his.call(saveStoryWord, { companyId, after: 1, publishesShare: false });
    expect((await story()).farmerShare).toBeNull();
  });

  test('names what bodies certified of the mill, while it holds', async () => {
    const certificate = { kind: 'nafdac', number: 'A1-4411', body: 'NAFDAC', scope: 'Maize flour' } as const;
    const days = { validFrom: '2026-01-01', validUntil: '2036-01-01' };
    await house.as(danjuma).call(saveCertificate, { id: newId(), companyId, ...certificate, ...days });
    expect((await story()).certificates).toContain('NAFDAC A1-4411: Maize flour (Danjuma Mills)');
    expect((await story(flour.lotPaths[0])).certificates, 'a lot of a farm is not the mill’s').toEqual([]);
  });

  test('stays where it was when the mill writes a number on its packs that it has no licence for', async () => {
    await run(house.pool, sql`update processing.pack set gtin = '5901234123457' where id = ${flour.packId}`);
    expect((await story()).origins).toHaveLength(2);
    expect((await story('/01/05901234123457')).origins).toHaveLength(2);
  });

  test('is told once for a crowd, and anew once an event touched its goods', async () => {
    let tick = 0;
    const find = makeStoryCache(house.services, () => tick);
    const [one, other] = await Promise.all([find(at), find(at)]);
    expect(other).toBe(one);
    tick += 500;
    expect(await find(at)).toBe(one);
    tick += 5000;
    expect(await find(at), 'nothing happened').toBe(one);
    tick += 61_000;
    expect((await find(at))?.pages, 'it reads the same').toBe(one?.pages);
  });
});

test('the link on a label leads to its story', async () => {
  expect(new URL(ownLink('https://shuka.example', flour.packId)).pathname).toBe(at);
  expect((await house.as(chidi).call(readStory, { at })).status).toBe(200);
});
