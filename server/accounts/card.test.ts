import { afterAll, describe, expect, test } from 'vitest';
import { renewCard } from '@shuka/domain/accounts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const codeOf = async (accountId: string): Promise<string> =>
  (await row<{ code: string }>(house.pool, sql`select card_code as code from accounts.account where id = ${accountId}`))
    ?.code ?? '';

describe('the card of a farmer', () => {
  test('has a code of its own that tells nothing of her', async () => {
    const [amina, musa] = [await codeOf(people.amina.accountId), await codeOf(people.musa.accountId)];
    expect(amina).toMatch(/^[0-9a-f]{24}$/);
    expect(amina).not.toBe(musa);
  });

  test('gets a new code when she lost it; the old one is nobody’s', async () => {
    const before = await codeOf(people.amina.accountId);
    const { status, body } = await house.as(people.amina).call(renewCard, {});
    expect(status).toBe(200);
    expect(body).toEqual({ cardCode: await codeOf(people.amina.accountId) });
    expect(await codeOf(people.amina.accountId)).not.toBe(before);
    expect(await row(house.pool, sql`select 1 from accounts.account where card_code = ${before}`)).toBeNull();
  });
});
