import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listImports } from '@shuka/domain/imports';
import { listPrices } from '@shuka/domain/marketplace';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { importDesk } from '#world/import-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Lists of prices, in whatever encoding, and files that are no list. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { ngozi, amina } = people;
const { bring, now, apply, undo } = importDesk(house);

describe('a file that is no list', () => {
  test.each([
    ['with a column twice', 'State,state,LGA', 'column-twice', ['State', 'state']],
    [
      'without columns it must have',
      'market,state,lga,goods,kind,day',
      'column-missing',
      ['unit', 'unit_kg', 'price_naira'],
    ],
    ['in no encoding there is', Buffer.from([0x61, 0x81, 0x00, 0xff, 0x2c]), 'encoding', []],
    ['that only says that it is a spreadsheet', Buffer.from('PK\u0003\u0004 and no more'), 'not-a-table', []],
    ['of columns alone', 'market,state,lga,goods,kind,day,unit,unit_kg,price', 'no-rows', []],
  ] as const)('%s is refused as a whole', async (_what, file, fault, columns) => {
    const { importId } = await bring('prices', Buffer.from(file));
    expect(await now(importId)).toMatchObject({ state: 'refused', fault, faultColumns: [...columns], read: 0 });
    expect((await apply(importId)).body.code).toBe('import-not-ready');
  });

  test('of a million rows is refused with nothing kept of it', async () => {
    const line = 'a,KN,Bichi,Maize\n';
    const file = `market,state,lga,goods,kind,day,unit,unit_kg,price\n${line.repeat(1_000_000)}`;
    const { importId } = await bring('prices', file);
    expect(await now(importId)).toMatchObject({ state: 'refused', fault: 'too-many-rows', read: 0, bad: 0 });
    expect(await rows(house.pool, sql`select 1 from imports.row where import_id = ${importId}`)).toEqual([]);
  }, 240_000);
});

describe('a list of prices', () => {
  const prices = (...lines: string[]) =>
    ['Market,State,LGA,Commodity,Price type,Date,Unit,kg per unit,Price', ...lines].join('\n');
  const maize = 'Wudil,Kano State,Wudil,Maize (yellow),wholesale,01/05/2026,bag 100kg,100,"₦52,000"';

  test.each([
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    [
      'UTF-16 the other way round',
      (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
    ],
    ['Windows-1252', (text: string) => Buffer.from(text.replace('₦', '').replace('Maize', 'Ma\u00efze'), 'latin1')],
    ['semicolons', (text: string) => Buffer.from(text.replace('"₦52,000"', '52000').replaceAll(',', ';'))],
  ])('is read in %s', async (_how, encode) => {
    const { importId } = await bring('prices', encode(prices(maize)));
    expect(await now(importId)).toMatchObject({ state: 'checked', good: 1, bad: 0 });
  });

  test('is on the board once it is confirmed, and gone when it is taken back', async () => {
    const { importId } = await bring('prices', prices(maize, maize.replace('52,000', '5')));
    expect(await now(importId)).toMatchObject({ good: 1, bad: 1 });
    await apply(importId);
    const found = async () =>
      (await house.as(amina).call(listPrices, {})).body.items.find(({ goods }) => goods === 'Maize (yellow)');
    expect(await found()).toMatchObject({ amountKobo: 5_200_000, unitGrams: 100_000, source: 'seen' });
    await undo(importId);
    expect(await now(importId)).toMatchObject({ state: 'undone', undone: 1 });
    expect(await found()).toBeUndefined();
  });

  test('stands among the lists that were brought, the newest first', async () => {
    const { importId } = await bring('prices', prices(maize));
    expect((await house.as(ngozi).call(listImports, { limit: '1' })).body.items[0]?.id).toBe(importId);
  });
});
