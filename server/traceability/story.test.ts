import { afterAll, describe, expect, test } from 'vitest';
import {
  checkGenuine,
  listFakeQueue,
  listFakes,
  listRecalls,
  ownLink,
  readFakeAnswer,
  readNameWord,
  readStory,
  readStoryWord,
  recallGoods,
  reportFake,
  saveStoryWord,
  sayNameWord,
  settleFake,
  storyLimits,
} from '@shuka/domain/traceability';
import { readMyData } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { openHouse } from '#world/open-house.ts';
import { flourOfTwoFarms } from '#world/story-runs.ts';
import { forgetOldChecks } from './forget-checks.ts';
import { makeStoryCache } from './story-cache.ts';

/* What whoever holds a pack of Danjuma's flour reads of it, and what they can ask and tell. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa, danjuma, ngozi, chidi } = people;
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
      tick += 2000;
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

  test('is told once for a crowd, and anew once an event touched its goods', async () => {
    let tick = 0;
    const find = makeStoryCache(house.services, () => tick);
    const [one, other] = await Promise.all([find(at), find(at)]);
    expect(other).toBe(one);
    tick += 500;
    expect(await find(at)).toBe(one);
    tick += 1000;
    expect(await find(at), 'nothing happened').toBe(one);
    tick += 61_000;
    expect((await find(at))?.pages, 'it reads the same').toBe(one?.pages);
  });
});

describe('whether it is genuine', () => {
  const check = async (change: object = {}) =>
    (await house.visitor().call(checkGenuine, { at, stateCode: '', lga: '', ...change })).body;

  test('is said when somebody asks; where they are is kept only if they say it, and only as an LGA', async () => {
    expect(await check()).toMatchObject({ isKnown: true, name: 'Maize flour', warnings: [], places: 0 });
    expect(await check({ stateCode: 'LA', lga: 'Ikeja' })).toMatchObject({ warnings: [], places: 1 });
    const kept = await rows<object>(house.pool, sql`select * from traceability.code_check limit 10`);
    expect(kept.map((one) => Object.keys(one).toSorted())).toEqual([['checked_at', 'code', 'id', 'lga', 'state_code']]);
    const wrong = await house.visitor().call(checkGenuine, { at, stateCode: 'KN', lga: 'Ikeja' });
    expect(wrong.status, 'no LGA of that state').toBe(400);
    expect(await check({ at: '/t/00000000000000000000000000' })).toMatchObject({ isKnown: false });
  });

  test('is doubted where a code is seen in too many places; after 30 days none is remembered', async () => {
    const lgas = [...'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'].map(
      (letter, place) => `${letter}${place}`,
    );
    for (const lga of lgas)
      await house.pool.query(
        `insert into traceability.code_check (id, code, state_code, lga, checked_at) values ($1, $2, 'KN', $3, $4)`,
        [newId(), at, lga, house.clock.now()],
      );
    expect((await check()).warnings).toEqual(['too-many-places']);
    house.clock.move({ hours: 24 * storyLimits.checkDays.value });
    house.clock.move({ hours: 1 });
    expect(await check()).toMatchObject({ warnings: [], places: 0 });
    expect(await forgetOldChecks(house.services)).toBe(lgas.length + 1);
    expect(await rows(house.pool, sql`select 1 from traceability.code_check limit 1`)).toEqual([]);
  });
});

describe('a fake', () => {
  const draft = () => ({ id: newId(), at, says: 'The pack has no seal.', stateCode: 'LA', lga: 'Ikeja' });

  test('is reported without a name; the maker and the staff are told, and read what became of it', async () => {
    const asked = draft();
    expect((await anyone.call(reportFake, asked)).status).toBe(201);
    expect((await anyone.call(reportFake, asked)).status, 'sent twice').toBe(201);
    expect((await house.post.next(danjuma.phone)).text).toContain('Maize flour');
    const own = (await house.as(danjuma).call(listFakes, { companyId })).body.items;
    expect(own).toMatchObject([{ id: asked.id, state: 'new', place: 'Ikeja, Lagos', says: asked.says }]);
    const admin = await house.signIn(ngozi);
    expect((await admin.call(listFakeQueue, {})).body.items.map(({ id }) => id)).toContain(asked.id);
    const says = 'It is no pack of this mill. We told the market.';
    const word = { reportId: asked.id, after: 0, state: 'answered' as const, says };
    expect((await admin.call(settleFake, word)).body).toMatchObject({ state: 'answered', answer: says, version: 1 });
    expect((await admin.call(settleFake, word)).body.code).toBe('fake-changed');
    expect((await admin.call(settleFake, { ...word, reportId: newId() })).status).toBe(404);
    const answer = (await house.visitor().call(readFakeAnswer, { reportId: asked.id })).body;
    expect(answer).toMatchObject({ state: 'answered', answer: says });
    expect((await house.visitor().call(readFakeAnswer, { reportId: newId() })).status).toBe(404);
  });

  test('of a code that nobody made reaches the staff', async () => {
    const asked = { ...draft(), at: '/t/00000000000000000000000000', stateCode: '', lga: '' };
    expect((await anyone.call(reportFake, asked)).status).toBe(201);
    const queue = (await (await house.signIn(ngozi)).call(listFakeQueue, { state: 'new' })).body.items;
    expect(queue).toMatchObject([{ id: asked.id, companyName: '', name: '', place: '' }]);
  });
});

describe('a recall', () => {
  test('stands on the page at once, warns whoever checks, and is told to holders; others are named to be called', async () => {
    let tick = 0;
    const find = makeStoryCache(house.services, () => tick);
    expect((await find(at))?.story.recall).toBeNull();
    const reason = 'Aflatoxin above the limit.';
    const happenedAt = house.clock.now().toISOString();
    const recalled = await house
      .as(danjuma)
      .call(recallGoods, { id: newId(), companyId, thing: flour.packs, happenedAt, reason });
    expect(recalled.status, recalled.text).toBe(201);
    tick += 1500;
    expect((await find(at))?.story.recall).toMatchObject({ reason, companyName: 'Danjuma Mills' });
    const checked = await house.visitor().call(checkGenuine, { at, stateCode: '', lga: '' });
    expect(checked.body.warnings).toContain('recalled');
    const [shown] = (await house.as(danjuma).call(listRecalls, { companyId })).body.items;
    expect(shown).toMatchObject({ name: 'Maize flour', reason, reached: 1 });
    expect(shown?.holders).toContainEqual({ kind: 'outside', name: 'Hajiya Ladi, Sabon Gari', toldAt: null });
  });
});

test('the link on a label leads to its story', async () => {
  expect(new URL(ownLink('https://shuka.example', flour.packId)).pathname).toBe(at);
  expect((await house.as(chidi).call(readStory, { at })).status).toBe(200);
});
