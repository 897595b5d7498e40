import { afterAll, describe, expect, test } from 'vitest';
import { listLots, storeHarvest, type StoreDraft } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordHarvest } from '@shuka/domain/seasons';
import { people, plots } from '#world';
import { newLot, storeDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { harvestDraft } from '#world/season-drafts.ts';
import { broughtIn } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const keeperId = musa.accountId;
const plotOfMusa = plots[2]?.id ?? '';

const store = (draft: StoreDraft, person: typeof musa | typeof chidi = musa) =>
  house.as(person).call(storeHarvest, draft);

const lotsOf = async () => (await house.as(musa).call(listLots, { keeperId, limit: '100' })).body.items;

describe('putting a harvest into store does', () => {
  test('make a lot that knows its season, plot and harvest, and stands where it was put', async () => {
    const brought = await broughtIn(house, 1000, { plotId: plotOfMusa, variety: 'SOSAT' });
    const draft = storeDraft(brought, 600, { note: 'The dry ones' });
    const { status, body } = await store(draft);
    const { lot: _, ...said } = draft;
    expect([status, body]).toEqual([
      201,
      {
        ...said,
        kind: 'stored',
        takes: [],
        gives: [draft.lot],
        gone: null,
        moved: null,
        takesBack: null,
        createdAt: expect.any(String),
        by: keeperId,
      },
    ]);
    const { id: _id, grams: _grams, ...lot } = draft.lot;
    expect((await lotsOf()).find(({ id }) => id === draft.lot.id)).toEqual({
      ...lot,
      ...draft.origin,
      id: draft.lot.id,
      keeperId,
      bornOn: '2026-05-31',
      bornGrams: 600_000,
      leftGrams: 600_000,
      parents: [],
      bornBy: draft.id,
    });
  });

  test('take the season’s own word for the crop and the plot, whatever an old phone says', async () => {
    const draft = storeDraft(await broughtIn(house, 100), 100);
    const { body } = await store({ ...draft, origin: { ...draft.origin, crop: 'Rice', plotId: plotOfMusa } });
    expect(body.origin).toMatchObject({ crop: 'Sorghum', plotId: null });
  });

  test('for the farmer by the manager who looks after him, once however often it is sent', async () => {
    const draft = storeDraft(await broughtIn(house, 100), 100);
    const answers = await Promise.all(Array.from({ length: 4 }, () => store(draft, chidi)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(answers[0]?.body.by).toBe(chidi.accountId);
  });
});

describe('of one harvest', () => {
  test('never more is stored than was brought in, and what is left is said', async () => {
    const brought = await broughtIn(house, 1000);
    expect((await store(storeDraft(brought, 700))).status).toBe(201);
    const { status, body, text } = await store(storeDraft(brought, 301));
    expect([status, body.code, text]).toEqual([409, 'more-than-harvest', expect.stringContaining('300 kg')]);
    expect((await store(storeDraft(brought, 300))).status).toBe(201);
  });

  test('two phones at once store what there is, and no gram more', async () => {
    const brought = await broughtIn(house, 1000);
    const all = await Promise.all(Array.from({ length: 12 }, () => store(storeDraft(brought, 100))));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  test('that was corrected, the last word counts, with what was stored before', async () => {
    const { season, harvest } = await broughtIn(house, 1000);
    await store(storeDraft({ season, harvest }, 700));
    const less = harvestDraft(season, { unit: 'bag-100kg', kilogramsPerUnit: 100, quantity: 8, corrects: harvest.id });
    await house.as(chidi).call(recordHarvest, less);
    for (const word of [harvest, less])
      expect((await store(storeDraft({ season, harvest: word }, 101))).body.code).toBe('more-than-harvest');
    expect((await store(storeDraft({ season, harvest }, 60))).status).toBe(201);
    expect((await store(storeDraft({ season, harvest: less }, 40))).status).toBe(201);
    const none = harvestDraft(season, { quantity: 0, corrects: less.id });
    await house.as(musa).call(recordHarvest, none);
    expect((await store(storeDraft({ season, harvest: less }, 1))).body.code).toBe('no-such-harvest');
  });
});

describe('putting a harvest into store refuses', () => {
  test.each([
    ['a day before the harvest', { happenedOn: '2026-05-30' }, 'happenedOn', 'lots.beforeHarvest'],
    ['a day to come', { happenedOn: '2026-06-03' }, 'happenedOn', 'lots.inFuture'],
    ['no day', { happenedOn: '' }, 'happenedOn', 'lots.happenedOnRequired'],
    ['nothing', { lot: newLot(0) }, 'lot.grams', 'lots.gramsRequired'],
    ['half a gram', { lot: newLot(0.0005) }, 'lot.grams', 'lots.gramsRequired'],
    ['more than any store holds', { lot: newLot(1e9 + 1) }, 'lot.grams', 'lots.gramsTooMany'],
    [
      'a unit that weighs nothing',
      { lot: newLot(1, { kilogramsPerUnit: 0 }) },
      'lot.kilogramsPerUnit',
      'measures.kilogramsRequired',
    ],
    ['nowhere', { lot: newLot(1, { standsAt: ' ' }) }, 'lot.standsAt', 'lots.standsAtRequired'],
  ])('%s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await store({ ...storeDraft(await broughtIn(house, 100), 1), ...change });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('a certificate without a name', async () => {
    const draft = storeDraft(await broughtIn(house, 100), 1);
    const { body } = await store({ ...draft, origin: { ...draft.origin, custody: 'certified' } });
    expect(body.errors).toEqual([{ field: 'origin.certificate', says: 'lots.certificateRequired' }]);
  });

  test('a harvest that is not there, or of somebody else', async () => {
    const brought = await broughtIn(house, 100);
    const nowhere = storeDraft({ ...brought, harvest: { id: newId() } }, 1);
    expect((await store(nowhere)).body.code).toBe('no-such-harvest');
    const mine = { ...storeDraft(brought, 1), keeperId: amina.accountId };
    expect((await house.as(amina).call(storeHarvest, mine)).body.code).toBe('no-such-harvest');
  });

  test('whoever does not look after the farmer', async () => {
    const draft = storeDraft(await broughtIn(house, 100), 1);
    for (const person of [amina, halima]) expect((await house.as(person).call(storeHarvest, draft)).status).toBe(404);
    expect((await house.as(ngozi).call(storeHarvest, draft)).status).toBe(403);
  });
});

test('the lots of a farmer are listed newest first, page by page, for him, his manager and an admin', async () => {
  const ids = (await lotsOf()).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  for (const person of [chidi, ngozi]) {
    const { body } = await house.as(person).call(listLots, { keeperId, limit: '100' });
    expect(body.items.map(({ id }) => id)).toEqual(ids);
  }
  const first = await house.as(musa).call(listLots, { keeperId, limit: '2' });
  const rest = await house.as(musa).call(listLots, { keeperId, limit: '100', after: first.body.next ?? '' });
  expect([...first.body.items, ...rest.body.items].map(({ id }) => id)).toEqual(ids);
  expect((await house.as(amina).call(listLots, { keeperId })).status).toBe(404);
});
