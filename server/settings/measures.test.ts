import { afterAll, describe, expect, test } from 'vitest';
import { addMeasure, builtInMeasures, listMeasures, listWaitingWords, settleWord } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { ngozi, amina, ifeoma } = people;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  unit: 'mudu',
  crop: 'millet',
  market: 'Bichi market',
  kilogramsPerUnit: 1.35,
  measuredOn: '2026-05-30',
  source: 'Weighed by the house, 20 bowls',
  isEstimate: false,
  ...change,
});

/** Ngozi proposes, Ifeoma agrees to all that waits; answers what was proposed. */
const agreed = async (said: ReturnType<typeof draft>) => {
  const proposed = await house.as(ngozi).call(addMeasure, said);
  for (const { id: wordId } of (await house.as(ifeoma).call(listWaitingWords, {})).body.items)
    await house.as(ifeoma).call(settleWord, { id: newId(), wordId, isAgreed: true, password: ifeoma.password });
  return proposed;
};

const listed = async () => (await house.anyone.call(listMeasures, {})).body.items;

describe('what units weigh', () => {
  test('is there for anyone, and begins with what the house knows, each with its source', async () => {
    expect(await listed()).toEqual(builtInMeasures());
  });

  test('is added to by an admin; the newest word is shown, no earlier one is lost', async () => {
    const first = draft();
    const { status, body } = await agreed(first);
    const { id: _, ...said } = first;
    expect([status, body]).toEqual([201, { ...said, version: 1 }]);
    const again = draft({ kilogramsPerUnit: 1.4, market: 'BICHI market' });
    expect((await agreed(again)).body.version).toBe(2);
    const bowls = (await listed()).filter(({ crop }) => crop === 'millet');
    expect(bowls.map(({ version, kilogramsPerUnit }) => [version, kilogramsPerUnit])).toEqual([[2, 1.4]]);
    await expect(house.pool.query('update settings.measure set source = source')).rejects.toThrow('never changed');
    expect((await house.pool.query('select 1 from settings.measure')).rowCount).toBe(2);
  });

  test('of what the house began with, gets a newer word too', async () => {
    const bag = draft({ unit: 'bag-100kg', crop: '', market: '', kilogramsPerUnit: 102 });
    expect((await agreed(bag)).body.version).toBe(2);
    const bags = (await listed()).filter(({ unit, crop }) => unit === 'bag-100kg' && crop === '');
    expect(bags.map(({ kilogramsPerUnit }) => kilogramsPerUnit)).toEqual([102]);
  });

  test('numbers two words at once one after the other', async () => {
    await house.as(ngozi).call(addMeasure, draft({ market: 'Wudil' }));
    await agreed(draft({ market: 'Wudil', kilogramsPerUnit: 1.5 }));
    const bowls = (await listed()).filter(({ market }) => market === 'Wudil');
    expect(bowls.map(({ version, kilogramsPerUnit }) => [version, kilogramsPerUnit])).toEqual([[2, 1.5]]);
  });

  test.each([
    ['what a kilogram weighs', { unit: 'kilogram' }, 'unit', 'measures.unitExact'],
    ['a weighing to come', { measuredOn: '2026-06-02' }, 'measuredOn', 'measures.inFuture'],
    ['no source', { source: ' ' }, 'source', 'measures.sourceRequired'],
    ['a unit that weighs nothing', { kilogramsPerUnit: 0 }, 'kilogramsPerUnit', 'measures.kilogramsRequired'],
    ['a ship', { kilogramsPerUnit: 30_001 }, 'kilogramsPerUnit', 'measures.kilogramsTooMany'],
  ])('refuses %s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await house.as(ngozi).call(addMeasure, draft(change));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('is for admins alone to say', async () => {
    expect((await house.as(amina).call(addMeasure, draft())).status).toBe(403);
  });
});
