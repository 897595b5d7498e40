import { afterAll, expect, test } from 'vitest';
import { proveEntry } from '@shuka/domain/traceability';
import { row, sql } from '#kit/db.ts';
import { openHouse } from '#world/open-house.ts';
import { checkLog } from './check-log.ts';
import { growLog } from './grow-log.ts';
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
