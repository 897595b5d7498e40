import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct } from '@shuka/domain/processing';
import {
  listUnits,
  lastDigitOf,
  makeUnit,
  numberFault,
  printLotLabels,
  printPackLabels,
  printUnitLabels,
  readGs1,
  saveGs1,
} from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { packDraft, productDraft } from '#world/mill-drafts.ts';
import { openHouse } from '#world/open-house.ts';

/* What mills and farmers put on sacks, packs and pallets. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { danjuma, chidi, amina } = people;
const { companyId } = mill;

const licence = {
  prefix: '6151101',
  gln: '6151100000019',
  holder: 'Danjuma Mills Ltd',
  licence: 'GS1-NG-004411',
  licensedUntil: '2026-12-31',
};

const save = (after: number, change: Partial<typeof licence> = {}) =>
  house.as(danjuma).call(saveGs1, { id: newId(), companyId, after, ...licence, ...change });

const gtinOf = (item: string): string => `615110123${item}${lastDigitOf(`615110123${item}`)}`;

const somePack = async (gtin: string) => {
  const product = productDraft(packDraft({ gtin }));
  const { body } = await house.as(danjuma).call(addProduct, product);
  return { companyId, productId: body.id, packId: body.packs[0]?.id ?? '' };
};

const pagesIn = (pdf: string): number => [...pdf.matchAll(/\/Type \/Page\b/g)].length;

describe('a licence of GS1', () => {
  test('is entered by the owner with its evidence, and wrong numbers are refused beside their field', async () => {
    const zainab = await someStaffer(house, 'clerk');
    expect((await house.as(zainab).call(readGs1, { companyId })).body).toEqual({ word: null, isLicensed: false });
    expect((await house.as(zainab).call(saveGs1, { id: newId(), companyId, after: 0, ...licence })).status).toBe(404);
    for (const [change, says] of [
      [{ prefix: '61x' }, 'codes.prefixWrong'],
      [{ prefix: '2000000' }, 'codes.prefixRestricted'],
      [{ gln: '6151100000018' }, 'codes.glnWrong'],
      [{ licence: ' ' }, 'codes.licenceRequired'],
      [{ licensedUntil: '2026-02-30' }, 'codes.licensedUntilRequired'],
    ] as const)
      expect((await save(0, change)).body.errors?.map((one) => one.says)).toEqual([says]);
    expect((await save(0)).body).toMatchObject({ ...licence, version: 1 });
    expect((await save(0)).body.code).toBe('gs1-changed');
    expect((await save(1, { gln: '' })).body.version).toBe(2);
    expect((await house.as(danjuma).call(readGs1, { companyId })).body.isLicensed).toBe(true);
    const gone = run(house.pool, sql`delete from traceability.gs1_word`);
    await expect(gone, 'what was said stays').rejects.toThrow(/never changed/);
  });

  test('is one company’s: another cannot say the same prefix, or one within it', async () => {
    const other = await someCompany(house);
    const browser = await house.signIn(other.owner);
    const says = (prefix: string) =>
      browser.call(saveGs1, { id: newId(), companyId: other.companyId, after: 0, ...licence, prefix });
    expect((await says('6151101')).body.code).toBe('prefix-taken');
    expect((await says('615110155')).body.code).toBe('prefix-taken');
    expect((await says('6154000')).status).toBe(200);
  });
});

describe('a logistic unit', () => {
  test('has an SSCC of the company’s own prefix, counted without a gap, however many make one at once', async () => {
    const makes = () => house.as(danjuma).call(makeUnit, { id: newId(), companyId, says: 'Pallet of flour' });
    const made = (await Promise.all([makes(), makes(), makes()])).map(({ body }) => body);
    expect(made.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
    for (const { sscc, link } of made) {
      expect([sscc.slice(0, 8), numberFault('sscc', sscc)]).toEqual(['06151101', null]);
      expect(link).toBe(`http://localhost:3000/00/${sscc}`);
    }
    const page = (await house.as(danjuma).call(listUnits, { companyId, limit: '2' })).body;
    expect([page.items.length, page.next === null]).toEqual([2, false]);
    const asked = { companyId, unitId: made[0]?.id ?? '', symbol: 'sscc' } as const;
    const label = await house.as(danjuma).call(printUnitLabels, { ...asked, on: 'a6', copies: '2' });
    expect([label.status, pagesIn(label.text)]).toEqual([200, 2]);
    expect((await house.as(danjuma).call(printUnitLabels, { ...asked, on: 'a4-24' })).body.code).toBe(
      'label-too-small',
    );
  });

  test('of a company without a licence goes by a link of its own: no number is made up', async () => {
    const other = await someCompany(house);
    const browser = await house.signIn(other.owner);
    const made = (await browser.call(makeUnit, { id: newId(), companyId: other.companyId, says: 'Pallet' })).body;
    expect([made.sscc, made.link.startsWith('http://localhost:3000/t/')]).toEqual(['', true]);
    const asked = { companyId: other.companyId, unitId: made.id, on: 'a6' } as const;
    expect((await browser.call(printUnitLabels, { ...asked, symbol: 'sscc' })).body.code).toBe('no-sscc');
    expect((await browser.call(printUnitLabels, { ...asked, symbol: 'qr' })).status).toBe(200);
    expect((await house.as(danjuma).call(printUnitLabels, { ...asked, companyId, symbol: 'qr' })).status).toBe(404);
  });
});

describe('labels of a pack', () => {
  test('have the company’s own GTIN in every code it may stand in', async () => {
    const pack = await somePack(gtinOf('456'));
    for (const [symbol, on] of [
      ['ean-13', 'a4-24'],
      ['gs1-128', 'a4-8'],
      ['qr', 'roll-58'],
      ['datamatrix', 'a4-24'],
    ] as const) {
      const asked = { ...pack, symbol, on, copies: '30', batch: 'LOT-2026-014', bestBefore: '2027-03-31' };
      const label = await house.as(danjuma).call(printPackLabels, asked);
      expect([symbol, label.status, label.headers['content-type']]).toEqual([symbol, 200, 'application/pdf']);
      expect([symbol, pagesIn(label.text)]).toEqual([symbol, on === 'roll-58' ? 30 : on === 'a4-8' ? 4 : 2]);
      const picture = await house.as(danjuma).call(printPackLabels, { ...asked, on: 'picture' });
      expect(picture.headers['content-type']).toBe('image/png');
    }
  });

  test('have no number of GS1 where the prefix is not the company’s, or the licence is over', async () => {
    const foreign = await somePack('4006381333931');
    const prints = (pack: typeof foreign, symbol: 'ean-13' | 'qr') =>
      house.as(danjuma).call(printPackLabels, { ...pack, symbol, on: 'a4-24' });
    expect((await prints(foreign, 'ean-13')).body.code).toBe('no-gtin');
    expect((await prints(foreign, 'qr')).status).toBe(200);
    const own = await somePack(gtinOf('789'));
    expect((await prints(own, 'ean-13')).status).toBe(200);
    await save(2, { licensedUntil: '2020-01-01' });
    expect((await prints(own, 'ean-13')).body.code).toBe('no-gtin');
    await save(3);
    const spaced = { ...own, symbol: 'gs1-128', on: 'a4-8', batch: 'A(21)B' } as const;
    expect((await house.as(danjuma).call(printPackLabels, spaced)).body.errors?.[0]?.says).toBe('codes.batchWrong');
  });
});

describe('labels of a lot', () => {
  test('are printed by its keeper and their manager, and by nobody else, whatever the crop is called', async () => {
    const crop = '<script>alert("₦")</script> \u202e(01)=cmd|x';
    const { keeperId, lotId } = await farmerWithLot(house, { kilograms: 120, crop });
    const asked = { keeperId, lotId, symbol: 'qr', on: 'a4-24', copies: '24' } as const;
    const label = await house.as(chidi).call(printLotLabels, asked);
    expect([label.status, pagesIn(label.text)]).toEqual([200, 1]);
    expect(label.headers['content-disposition']).toBe('attachment; filename="labels-a4-24.pdf"');
    expect((await house.as(chidi).call(printLotLabels, { ...asked, on: 'picture' })).headers['content-type']).toBe(
      'image/png',
    );
    expect((await house.as(amina).call(printLotLabels, asked)).status).toBe(404);
    expect((await house.as(chidi).call(printLotLabels, { ...asked, lotId: newId() })).status).toBe(404);
    expect((await house.as(chidi).call(printLotLabels, { ...asked, copies: '241' })).status).toBe(400);
  });
});
