import { afterAll, describe, expect, test } from 'vitest';
import { readFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { listIssues } from '@shuka/domain/sync';
import { rows, run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Act } from '#world/phone.ts';
import { farmsOf, newFarm, renamedFarm } from '#world/farm-acts.ts';

const house = await openHouse();
afterAll(house.close);

const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);
describe('an act from a phone that will not be done', () => {
  const tell = async (acts: Act[]) => {
    const phone = await openPhone(house, people.amina);
    const { body } = await phone.push(phone.number(acts));
    expect(body.stored).toEqual([[1, acts.length]]);
    return body.issues.map(({ seq, outcome, code }) => [seq, outcome, code]);
  };

  test('because nobody knows it, because it needs a network, or because it is of a newer app', async () => {
    const acts: Act[] = [
      ['farms.explode', {}],
      ['accounts.signOut', {}],
      ['farms.register@99', { id: newId() }],
      ['farms.register@x', {}],
      newFarm('Not hindered'),
    ];
    expect(await tell(acts)).toEqual([
      [1, 'refused', 'unknown-act'],
      [2, 'refused', 'needs-network'],
      [3, 'parked', 'unknown-version'],
      [4, 'refused', 'unknown-act'],
    ]);
    expect(await farmsOf(house, people.amina)).toContain('Not hindered');
  });

  test("because it is about someone else's farm, looks as if there were none", async () => {
    expect(await tell([renamedFarm(ofMusa, 'Zaria road farm', 'Mine')])).toEqual([[1, 'refused', 'not-found']]);
    expect((await house.as(people.musa).call(readFarm, { farmId: ofMusa })).body.name).toBe('Zaria road farm');
    const kept = await rows(
      house.pool,
      sql`select account_id, endpoint, refusal from kit.audit
          where act = 'was refused what is not theirs' and object_id = ${ofMusa}`,
    );
    expect(kept).toEqual([{ account_id: people.amina.accountId, endpoint: 'farms.revise', refusal: 'not-found' }]);
  });

  test('because its id was used for another', async () => {
    const id = newId();
    const acts = [newFarm('The first', { id }), newFarm('The second', { id }), newFarm('The first', { id })];
    expect(await tell(acts)).toEqual([[2, 'refused', 'same-id-other-body']]);
  });

  test('because the person has no such role', async () => {
    const phone = await openPhone(house, people.chidi);
    const { body } = await phone.push(phone.number([newFarm('A manager is no farmer')]));
    expect(body.issues.map(({ code }) => code)).toEqual(['wrong-role']);
  });

  test('is kept whatever characters it holds', async () => {
    expect(await tell([['farms.register', { name: 'zero \u0000 and half \ud800', '\u0000': [1] }]])).toEqual([
      [1, 'refused', 'invalid'],
    ]);
    const { body } = await house.as(people.amina).call(listIssues, { limit: '1' });
    expect(body.items[0]?.input).toEqual({ name: 'zero \ufffd and half \ufffd', '\ufffd': [1] });
  });

  test('for a failure nobody expected is set aside, and the others are done', async () => {
    await run(house.pool, sql`alter table farms.farm add constraint no_cursed check (name <> 'Cursed')`);
    expect(await tell([newFarm('Before'), newFarm('Cursed'), newFarm('After')])).toEqual([[2, 'parked', 'unexpected']]);
    await run(house.pool, sql`alter table farms.farm drop constraint no_cursed`);
    expect(await farmsOf(house, people.amina)).toEqual(expect.arrayContaining(['Before', 'After']));
    expect(house.errors.at(-1)?.words).toBe('an act from a phone failed');
  });

  test('for a farmer taken from the manager meanwhile is set aside with all it says', async () => {
    const phone = await openPhone(house, people.chidi);
    const move = { id: newId(), farmerIds: [people.amina.accountId], managerId: null, reason: 'He left the state.' };
    expect((await house.as(people.ngozi).call(assignFarmers, move)).status).toBe(200);
    const act = renamedFarm(ofAmina, 'Gonar Amina', 'Too late');
    const { body } = await phone.push(phone.number([act]));
    expect(body.issues.map(({ outcome, code }) => [outcome, code])).toEqual([['parked', 'no-longer-yours']]);
    const issues = await house.as(people.chidi).call(listIssues, {});
    expect(issues.body.items[0]?.input).toEqual(act[1]);
  });

  test('is shown, value beside value, to the farmer and to whoever looks after them now, once', async () => {
    const phone = await openPhone(house, people.chidi);
    await phone.push(phone.number([renamedFarm(ofAmina, 'Gonar Amina', 'Still too late')]));
    const clashes = await rows<{ now: object; other: object; by: string }>(
      house.pool,
      sql`select now_value as now, other_value as other, other_by as by from farms.clash
          where farm_id = ${ofAmina} and field = 'name'`,
    );
    expect(clashes).toEqual([
      { now: { name: 'Gonar Amina' }, other: { name: 'Too late' }, by: people.chidi.accountId },
    ]);
  });
});
