import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { eraseClosed } from '#app/erase-closed.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openBolaInvests } from '#world/bola-invests.ts';
import { emptyWallet } from '#world/fill-wallet.ts';
import { dropOldFiles } from './erase-files.ts';

/* Bola put money into an offer, Tunde never did; the accounts of both are erased. */

const { house, ofAmina, pledge, pay } = await openBolaInvests();
afterAll(house.close);

const { bola, tunde } = people;

const versions = async ({ accountId }: { readonly accountId: string }): Promise<number> =>
  (
    await row<{ total: number }>(
      house.pool,
      sql`select count(*) as total from accounts.investor_file where account_id = ${accountId}`,
    )
  )?.total ?? 0;

/** Investors who farm too: whoever is no farmer leaves through the staff. */
const close = async ({ accountId }: { readonly accountId: string }): Promise<void> => {
  const now = house.clock.now();
  await run(
    house.pool,
    sql`update accounts.account set state = 'closed', roles = array_append(roles, 'farmer') where id = ${accountId}`,
  );
  await run(
    house.pool,
    sql`insert into accounts.closing (id, account_id, state_before, asked_at, erase_after)
        values (${newId()}, ${accountId}, 'active', ${now}, ${now})`,
  );
};

beforeAll(async () => {
  const { body } = await pledge({ amountKobo: 5_000_000, offerId: ofAmina });
  await pay(body.id);
});

describe('what an investor said of their income', () => {
  test('is removed by nobody while the account lives', async () => {
    await expect(house.pool.query('delete from accounts.investor_file')).rejects.toThrow('never changed');
    expect([(await versions(bola)) > 0, (await versions(tunde)) > 0]).toEqual([true, true]);
  });

  test('goes with the account of whoever never put money in, and stays without a name of who did', async () => {
    await emptyWallet(house, bola);
    await close(bola);
    await close(tunde);
    expect(await eraseClosed(house.services)).toBe(2);
    expect(await versions(tunde)).toBe(0);
    expect(await versions(bola)).toBeGreaterThan(0);
  });

  test('goes five years later, and not before', async () => {
    house.clock.move({ hours: 24 * 365 * 5 - 24 });
    expect(await dropOldFiles(house.services)).toBe(0);
    house.clock.move({ hours: 24 * 4 });
    expect(await dropOldFiles(house.services)).toBeGreaterThan(0);
    expect(await versions(bola)).toBe(0);
  });
});
