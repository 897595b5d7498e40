import { afterAll, describe, expect, test } from 'vitest';
import { integrationLimits, listKeys, makeKey, revokeKey } from '@shuka/domain/integrations';
import { listCaptures, listEvents } from '@shuka/domain/traceability';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someKey, someProgramme } from '#world/program-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma, ngozi } = people;
const { companyId: holderId } = mill;
const mostKeys = integrationLimits.mostKeys.value;
const asked = { holderId, name: 'Scale program', scopes: ['epcis-query'], days: '30' } as const;

describe('a key of a company', () => {
  test('is shown once, and nowhere kept: the owner sees only how it begins', async () => {
    const made = await house.as(danjuma).call(makeKey, asked);
    expect(made.status).toBe(201);
    expect(made.body.key).toMatch(/^shuka_[\w-]{43}$/);
    const [row] = await rows<{ all: string }>(
      house.pool,
      sql`select row_to_json(k)::text as all from integrations.key k
      where k.id = ${made.body.keyId}`,
    );
    expect(row?.all).not.toContain(made.body.key);
    const writes = await rows(
      house.pool,
      sql`select 1 from kit.done_write where answer::text like ${`%${made.body.key}%`}`,
    );
    expect(writes).toEqual([]);
    const [newest] = (await house.as(danjuma).call(listKeys, { holderId })).body.items;
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
    const used = (await house.as(danjuma).call(listKeys, { holderId })).body.items.find((key) => key.keyId === keyId);
    expect(used?.usedOn).not.toBeNull();
    const ended = await house.as(danjuma).call(revokeKey, { holderId, keyId });
    expect(ended.body.revokedAt).not.toBeNull();
    expect((await ask()).status).toBe(401);
    const again = await house.as(danjuma).call(revokeKey, { holderId, keyId });
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
      expect((await house.as(person).call(listKeys, { holderId })).status).toBe(404);
      expect((await house.as(person).call(revokeKey, { holderId, keyId })).status).toBe(404);
    }
    expect((await house.as(owner).call(revokeKey, { holderId: otherId, keyId })).status).toBe(404);
  });

  test(`is one of ${mostKeys} at most`, async () => {
    const { companyId: id, owner } = await someCompany(house);
    for (let made = 0; made < mostKeys; made += 1) await someKey(house, ['epcis-query'], { holderId: id, owner });
    expect((await house.as(owner).call(makeKey, { ...asked, holderId: id })).body.code).toBe('too-many-keys');
  });

  test('is refused in an address, where logs would keep it, even with one in the header', async () => {
    const { key, headers } = await someKey(house, ['epcis-query']);
    for (const url of [
      `/epcis/events?access_token=${key}`,
      `/epcis/events?key=${key}`,
      `/epcis/events?eventType=${key}`,
    ]) {
      const refused = await house.visitor().send({ method: 'GET', url, headers });
      expect([refused.status, refused.body['code']]).toEqual([400, 'key-in-address']);
    }
  });

  test('is for what a company may do: figures of a state are a programme’s, goods are a company’s', async () => {
    const wrong = await house.as(danjuma).call(makeKey, { ...asked, scopes: ['figures-read'] });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'scope-not-theirs']);
    const programmeId = await someProgramme(house);
    const other = await house.as(ngozi).call(makeKey, { ...asked, holderId: programmeId, scopes: ['lots-read'] });
    expect(other.body.code).toBe('scope-not-theirs');
  });

  test('made, ended: each stands in the audit log with who did it', async () => {
    const { keyId } = await someKey(house, ['prices-read']);
    await house.as(danjuma).call(revokeKey, { holderId, keyId });
    const acts = await rows<{ act: string }>(
      house.pool,
      sql`select act from kit.audit where account_id = ${danjuma.accountId} order by number desc limit 2`,
    );
    expect(acts.map(({ act }) => act)).toEqual(['revoked a key for programs', 'made a key for programs']);
  });

  test('ends by itself on the day it was made to, and is told apart from one that works', async () => {
    const { companyId: id, owner } = await someCompany(house);
    const made = await house.as(owner).call(makeKey, { ...asked, holderId: id });
    const headers = { authorization: `Bearer ${made.body.key}` };
    const ask = async () => (await house.visitor().call(listEvents, {}, { headers })).status;
    expect(await ask()).toBe(200);
    house.clock.move({ hours: 30 * 24 });
    expect(await ask(), 'the last day').toBe(200);
    house.clock.move({ hours: 24 });
    expect(await ask()).toBe(401);
  });
});
