import { afterAll, describe, expect, test } from 'vitest';
import {
  checkGenuine,
  listFakeQueue,
  listFakes,
  listRecalls,
  readFakeAnswer,
  recallGoods,
  reportFake,
  settleFake,
  storyLimits,
} from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { openHouse } from '#world/open-house.ts';
import { flourOfTwoFarms } from '#world/story-runs.ts';
import { forgetOldChecks } from './forget-checks.ts';
import { makeStoryCache } from './story-cache.ts';

/* What whoever holds a pack of Danjuma's flour can ask and tell of it, and what they learn when it is recalled. */

const house = await openHouse();
afterAll(house.close);

const { danjuma, ngozi } = people;
const { companyId } = mill;

const flour = await flourOfTwoFarms(house);
const at = flour.path;
const anyone = house.visitor();

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
    const own = (await (await house.signIn(danjuma)).call(listFakes, { companyId })).body.items;
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

  test('with a letter in its code that no code has is refused beside the field', async () => {
    const { status, body } = await anyone.call(reportFake, { ...draft(), at: `/t/01${String.fromCharCode(0)}` });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'at' }]]);
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
    const his = await house.signIn(danjuma);
    const recalled = await his.call(recallGoods, { id: newId(), companyId, thing: flour.packs, happenedAt, reason });
    expect(recalled.status, recalled.text).toBe(201);
    tick += 6000;
    expect((await find(at))?.story.recall).toMatchObject({ reason, companyName: 'Danjuma Mills' });
    const checked = await house.visitor().call(checkGenuine, { at, stateCode: '', lga: '' });
    expect(checked.body.warnings).toContain('recalled');
    const [shown] = (await his.call(listRecalls, { companyId })).body.items;
    expect(shown).toMatchObject({ name: 'Maize flour', reason, reached: 1 });
    expect(shown?.holders).toContainEqual({ kind: 'outside', name: 'Hajiya Ladi, Sabon Gari', toldAt: null });
  });
});
