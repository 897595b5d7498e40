import { afterAll, describe, expect, test } from 'vitest';
import { listKeys, makeKey, mostKeys, revokeKey } from '@shuka/domain/relations';
import { listCaptures, listEvents } from '@shuka/domain/traceability';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someKey } from '#world/trace-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma } = people;
const { companyId } = mill;
const asked = { companyId, name: 'Scale program', scopes: ['epcis-query'] };

describe('a key of a company', () => {
  test('is shown once, and nowhere kept: the owner sees only how it begins', async () => {
    const made = await house.as(danjuma).call(makeKey, asked);
    expect(made.status).toBe(201);
    expect(made.body.key).toMatch(/^shuka_[\w-]{43}$/);
    const [row] = await rows<{ all: string }>(
      house.pool,
      sql`select row_to_json(k)::text as all from relations.key k
      where k.id = ${made.body.keyId}`,
    );
    expect(row?.all).not.toContain(made.body.key);
    const writes = await rows(
      house.pool,
      sql`select 1 from kit.done_write where answer::text like ${`%${made.body.key}%`}`,
    );
    expect(writes).toEqual([]);
    const [newest] = (await house.as(danjuma).call(listKeys, { companyId })).body.items;
    expect(newest).toMatchObject({
      name: 'Scale program',
      head: made.body.key.slice(0, 12),
      usedOn: null,
      revokedAt: null,
    });
    expect(Object.keys(newest ?? {})).not.toContain('key');
  });

  test('opens what it was made for and nothing else, until its owner ends it', async () => {
    const { keyId, headers } = await someKey(house, ['epcis-query']);
    const ask = () => house.visitor().call(listEvents, {}, { headers });
    expect((await ask()).status).toBe(200);
    expect((await house.visitor().call(listCaptures, {}, { headers })).status, 'that is another scope').toBe(403);
    const used = (await house.as(danjuma).call(listKeys, { companyId })).body.items.find((key) => key.keyId === keyId);
    expect(used?.usedOn).not.toBeNull();
    const ended = await house.as(danjuma).call(revokeKey, { companyId, keyId });
    expect(ended.body.revokedAt).not.toBeNull();
    expect((await ask()).status).toBe(401);
    const again = await house.as(danjuma).call(revokeKey, { companyId, keyId });
    expect(again.body.revokedAt, 'it stays as it ended').toBe(ended.body.revokedAt);
  });

  test('is not guessed, and a session is none', async () => {
    const guess = { authorization: `Bearer shuka_${'A'.repeat(43)}` };
    expect((await house.visitor().call(listEvents, {}, { headers: guess })).status).toBe(401);
    expect((await house.as(danjuma).call(listEvents, {})).status).toBe(401);
  });

  test('is its owner’s alone to make, see and end', async () => {
    const { keyId } = await someKey(house, ['epcis-query']);
    const clerk = await someStaffer(house, 'clerk');
    const { companyId: otherId, owner } = await someCompany(house);
    for (const person of [clerk, owner]) {
      expect((await house.as(person).call(makeKey, asked)).status).toBe(404);
      expect((await house.as(person).call(listKeys, { companyId })).status).toBe(404);
      expect((await house.as(person).call(revokeKey, { companyId, keyId })).status).toBe(404);
    }
    expect((await house.as(owner).call(revokeKey, { companyId: otherId, keyId })).status).toBe(404);
  });

  test(`is one of ${mostKeys} at most`, async () => {
    const { companyId: id, owner } = await someCompany(house);
    for (let made = 0; made < mostKeys; made += 1) await someKey(house, ['epcis-query'], { companyId: id, owner });
    expect((await house.as(owner).call(makeKey, { ...asked, companyId: id })).body.code).toBe('too-many-keys');
  });
});
