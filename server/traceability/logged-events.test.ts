import { createPublicKey, verify } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { checkProof, openEntry, proveEntry, readLog } from '@shuka/domain/traceability';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someUnit } from '#world/trace-runs.ts';
import { checkLog } from './check-log.ts';
import { growLog } from './grow-log.ts';
import { sha256 } from './log-hash.ts';
import { findLogged } from './logged-events.ts';
import { tellBooks } from './tell-books.ts';

const house = await openHouse();
afterAll(house.close);

test('every event stands in the log as it was told, and one that was changed behind it is found', async () => {
  await tellBooks(house.services);
  const told = await row<{ count: number; id: string }>(
    house.pool,
    sql`select count(*) as count, min(id::text) as id from traceability.event`,
  );
  expect(await growLog(house.services)).toBe(Number(told?.count));
  expect(Number(told?.count)).toBeGreaterThan(3);
  expect((await house.anyone.call(proveEntry, { entryId: told?.id ?? '' })).status).toBe(200);
  expect(await checkLog(house.services, findLogged)).toEqual({ size: Number(told?.count), damage: null });

  await house.pool.query('alter table traceability.event disable trigger user');
  await house.pool.query(
    sql`update traceability.event set body = (body::jsonb || '{"eventTime":"2020-01-01T00:00:00.000Z"}')::json
        where id = ${told?.id}::uuid`,
  );
  expect((await checkLog(house.services, findLogged)).damage?.fault).toBe('content-changed');
});

const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

test('a company opens the proof of its own event, and shows it to whom it likes; no other company can', async () => {
  await someUnit(house);
  await growLog(house.services);
  const told = await row<{ id: string }>(
    house.pool,
    sql`select id from traceability.event where owner_id = ${mill.companyId} order by number desc limit 1`,
  );
  const entryId = told?.id ?? '';
  const opened = await house.as(people.danjuma).call(openEntry, { companyId: mill.companyId, entryId });
  const { verifierKey } = (await house.anyone.call(readLog, {})).body;
  const tools = {
    sha256: async (bytes: Uint8Array) => sha256(bytes),
    isSigned: async (bytes: Uint8Array, signature: Uint8Array, key: Uint8Array) =>
      verify(
        null,
        bytes,
        createPublicKey({ key: Buffer.concat([spkiHead, key]), format: 'der', type: 'spki' }),
        signature,
      ),
  };
  expect(opened.status).toBe(200);
  const { opening, ...proof } = opened.body;
  const shown = { content: opening.content, salt: opening.salt };
  expect(await checkProof({ ...proof, opening: shown }, verifierKey, tools)).toBe('genuine');
  const changed = { ...shown, content: { ...(shown.content as object), eventId: 'urn:uuid:other' } };
  expect(await checkProof({ ...proof, opening: changed }, verifierKey, tools)).toBe('other-content');
  const other = await someCompany(house);
  const asked = { companyId: other.companyId, entryId };
  expect((await (await house.signIn(other.owner)).call(openEntry, asked)).status).toBe(404);
});
