import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMyFarms, registerFarm, type Farm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const names = Array.from({ length: 24 }, (_, place) => `Farm ${place + 1}`);

beforeAll(async () => {
  const place = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  for (const name of names) await house.as(people.amina).call(registerFarm, { ...place, id: newId(), name });
});

/** Every farm, page by page, each page as its names. */
const pages = async (limit: string): Promise<string[][]> => {
  const found: string[][] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const { body } = await house.as(people.amina).call(listMyFarms, after === undefined ? { limit } : { limit, after });
    found.push(body.items.map((farm: Farm) => farm.name));
    after = body.next;
  }
  return found;
};

const newestFirst = [...names.toReversed(), 'Gonar Amina'];

describe('the list of my farms', () => {
  test('shows twenty at first, the newest on top, and where to go on', async () => {
    const { body } = await house.as(people.amina).call(listMyFarms, {});
    expect(body.items.map((farm) => farm.name)).toEqual(newestFirst.slice(0, 20));
    expect(body.next).toEqual(expect.any(String));
  });

  test.each(['1', '4', '5', '24', '25', '100'])('in pages of %s misses none and repeats none', async (limit) => {
    const found = await pages(limit);
    expect(found.flat()).toEqual(newestFirst);
    expect(found).toHaveLength(Math.ceil(25 / Number(limit)));
  });

  test('a farm registered between two pages moves nothing to another page', async () => {
    const { body: first } = await house.as(people.musa).call(listMyFarms, { limit: '1' });
    expect(first.items.map((farm) => farm.name)).toEqual([farms[1]?.name]);
    expect(first.next).toBeNull();
  });

  test("shows nobody else's", async () => {
    const { body } = await house.as(people.musa).call(listMyFarms, { limit: '100' });
    expect(body.items.map((farm) => farm.id)).toEqual([farms[1]?.id]);
  });

  test.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '5; drop' },
    { after: 'nothing-we-made' },
    { after: Buffer.from('["x"]').toString('base64url') },
    { after: Buffer.from(JSON.stringify([newId(), newId()])).toString('base64url') },
    { keeper: people.amina.accountId },
  ])('refuses %j', async (query) => {
    expect((await house.as(people.musa).call(listMyFarms, query)).status).toBe(400);
  });

  test('refuses a limit that is said twice', async () => {
    const { status } = await house.as(people.musa).send({ method: 'GET', url: '/api/farms?limit=1&limit=2' });
    expect(status).toBe(400);
  });
});
