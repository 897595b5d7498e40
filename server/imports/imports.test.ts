import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmImport, importLimits, readRefusedRows, startImport, undoImport } from '@shuka/domain/imports';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { farmerList, importDesk } from '#world/import-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Ngozi brings lists: what is wrong is told before anything is written, each row is written once, and all can be taken back. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { ngozi, chidi } = people;
const { work, bring, now, rowsOf, apply, undo } = importDesk(house);

const countFarmers = async (lastName: string) =>
  (
    await row<{ total: number }>(
      house.pool,
      sql`select count(*)::int as total from accounts.account where last_name = ${lastName} and state = 'active'`,
    )
  )?.total;

const cardOf = async (id: string): Promise<string> =>
  (await row<{ code: string }>(house.pool, sql`select card_code as code from accounts.account where id = ${id}`))
    ?.code ?? '';

describe('a list of farmers', () => {
  test('is tried: each fault is told with its line and column in words; nothing is written', async () => {
    const { importId } = await bring(
      'farmers',
      farmerList(
        { last: 'Tried', phone: '08031230001' },
        { last: 'Tried', first: 'Sani', lga: 'Dawakin Tofo' },
        { last: 'Tried', first: '=1+1', state: 'Kanno', gender: 'x' },
        { last: 'Tried', first: 'Bala', year: '2015', phone: '12' },
        { last: 'Tried', phone: '0803 123 0001' },
      ),
    );
    expect(await now(importId)).toMatchObject({
      state: 'checked',
      read: 5,
      total: 5,
      good: 1,
      bad: 4,
      ignored: ['Shoe size'],
    });
    const bad = await rowsOf(importId);
    expect(bad.map(({ line, faults }) => [line, ...faults.map(({ column }) => column)])).toEqual([
      [3, 'lga'],
      [4, 'first_name', 'state', 'gender'],
      [5, 'phone'],
      [6, ''],
    ]);
    expect(bad[0]?.faults[0]?.says).toMatch(/No LGA of this state is called so\. Perhaps: Dawakin Tofa/);
    expect(await countFarmers('Tried')).toBe(0);
    const file = await house.as(ngozi).call(readRefusedRows, { importId });
    expect(file.text).toContain("'=1+1");
    expect(file.text.split('\r\n')[0]).toContain('Line,What is wrong');
  });

  test('is written once it is confirmed, with whose word each is; the same list again brings nobody', async () => {
    const file = farmerList({ last: 'Listed', phone: '08031230002' }, { last: 'Listed', first: 'Sani', year: '1988' });
    const { importId } = await bring('farmers', file);
    expect((await apply(importId)).body.state).toBe('applying');
    expect(await now(importId)).toMatchObject({ state: 'applied', done: 2, failed: 0 });
    const kept = await rows(
      house.pool,
      sql`select a.phone, a.language, p.lga, p.crops, s.how, s.registered_by_name as by, s.proof_key as "proofKey"
          from accounts.account a join accounts.profile p on p.id = a.id join accounts.assisted s on s.id = a.id
          where a.last_name = 'Listed' order by a.first_name`,
    );
    expect(kept[0]).toEqual({
      phone: '+2348031230002',
      language: 'en',
      lga: 'Bichi',
      crops: ['Millet', 'Maize'],
      how: 'thumb',
      by: `${ngozi.firstName} ${ngozi.lastName}`,
      proofKey: null,
    });
    expect((await apply(importId)).body.code).toBe('import-not-ready');
    const again = await bring('farmers', file);
    expect((await rowsOf(again.importId))[0]?.faults[0]?.says).toMatch(/already/);
  });

  test('of 1,100 that is stopped in the middle goes on where it stood, and nobody is written twice', async () => {
    const many = Array.from({ length: 1100 }, (_, at) => ({ last: 'Many', first: `Name${at}`, year: '1980' }));
    const { importId } = await bring('farmers', farmerList(...many));
    let begun = 0;
    const dying = {
      ...house.services,
      clock: {
        now: () => {
          begun += 1;
          if (begun > 1) throw new Error('killed');
          return house.clock.now();
        },
      },
    };
    await house.as(ngozi).call(confirmImport, { importId });
    await expect(work('applying', importId, dying)).rejects.toThrow('killed');
    expect(await now(importId)).toMatchObject({ state: 'applying', done: 500 });
    expect(await countFarmers('Many')).toBe(500);
    await Promise.all([work('applying', importId), work('applying', importId)]);
    expect(await now(importId)).toMatchObject({ state: 'applied', done: 1100, failed: 0 });
    expect(await countFarmers('Many')).toBe(1100);
  });

  test('that is half read when the server stops is read on from there', async () => {
    const many = Array.from({ length: 700 }, (_, at) => ({ last: 'Half', first: `Name${at}` }));
    const id = newId();
    const data = Buffer.from(farmerList(...many)).toString('base64');
    const draft = { id, kind: 'farmers' as const, fileName: 'l.csv', papersAt: 'Shelf 4', mappingId: null, data };
    await house.as(ngozi).call(startImport, draft);
    let turns = 0;
    const pool = new Proxy(house.pool, {
      get: (target, key) => {
        if (key === 'connect' && (turns += 1) > 1) throw new Error('killed');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await expect(work('reading', id, { ...house.services, pool })).rejects.toThrow('killed');
    expect(await now(id)).toMatchObject({ state: 'reading', read: 500, total: null });
    await work('reading', id);
    expect(await now(id)).toMatchObject({ state: 'checked', read: 700, good: 700 });
  });

  test('is taken back: who was not built on is closed, the others stay and their rows say so', async () => {
    const { importId } = await bring(
      'farmers',
      farmerList({ last: 'Back' }, { last: 'Back', first: 'Sani' }, { last: 'Back', first: 'Uba' }),
    );
    await apply(importId);
    const [sani] = await rows<{ id: string }>(
      house.pool,
      sql`select id from accounts.account where last_name = 'Back' and first_name = 'Sani'`,
    );
    const farm = `farmer,name,state,lga,size,crop\n${await cardOf(sani?.id ?? '')},Far field,Kano,Bichi,small,Millet`;
    const farms = await bring('farms', farm);
    await apply(farms.importId);
    expect(await now(farms.importId)).toMatchObject({ done: 1, bad: 0 });
    expect((await undo(importId)).status).toBe(200);
    expect(await now(importId)).toMatchObject({ state: 'undone', undone: 2, kept: 1 });
    expect((await rowsOf(importId, 'kept')).map(({ line }) => line)).toEqual([3]);
    expect(await countFarmers('Back')).toBe(1);
    expect((await undo(farms.importId)).status).toBe(200);
    expect(await now(farms.importId)).toMatchObject({ undone: 1, kept: 0 });
  });

  test('is taken back within two weeks and no later', async () => {
    const { importId } = await bring('farmers', farmerList({ last: 'Late' }));
    await apply(importId);
    await run(
      house.pool,
      sql`update imports.import set applied_at = applied_at - make_interval(days => ${importLimits.undoDays.value + 1})
          where id = ${importId}`,
    );
    const late = await house.as(ngozi).call(undoImport, { importId });
    expect(late.body.code).toBe('undo-too-late');
    expect(await countFarmers('Late')).toBe(1);
  });

  test('brings farmers into the care of the manager it names, and takes them out of it again', async () => {
    const named = (manager: string, first: string) =>
      `${first},Cared,Badume,Kano,Bichi,female,1980,Millet,small,thumb,${manager}`;
    const head = 'first_name,last_name,village,state,lga,gender,birth_year,crops,farm_size,consent,manager';
    const file = [head, named(chidi.email, 'One'), named('nobody@example.org', 'Two'), named('', 'Three')].join('\n');
    const { importId } = await bring('farmers', file);
    expect((await rowsOf(importId)).map(({ line, faults }) => [line, faults[0]?.column])).toEqual([[3, 'manager']]);
    await apply(importId);
    const care = () =>
      rows(
        house.pool,
        sql`select a.first_name as name, r.manager_id as manager from accounts.account a
            join relations.assignment r on r.farmer_id = a.id and r.until_at is null where a.last_name = 'Cared'`,
      );
    expect(await care()).toEqual([{ name: 'One', manager: chidi.accountId }]);
    await undo(importId);
    expect(await now(importId)).toMatchObject({ undone: 2, kept: 0 });
    expect(await care()).toEqual([]);
  });

  test('needs to be said where its papers lie', async () => {
    const { status, body } = await bring('farmers', farmerList({}), { papersAt: '' });
    expect([status, body.errors]).toEqual([400, [{ field: 'papersAt', says: 'imports.papersRequired' }]]);
  });
});
