import { describe, expect, test } from 'vitest';
import { feedOf, feedUnitGrams, isTagRow } from './price-feeds.ts';

const wfpRow = {
  date: '2026-10-15',
  admin1: 'Kano',
  admin2: 'Dawakin Tofa',
  market: 'Dawanau',
  latitude: '12.1',
  longitude: '8.4',
  category: 'cereals and tubers',
  commodity: 'Maize (white)',
  unit: '100 KG',
  priceflag: 'actual',
  pricetype: 'Wholesale',
  currency: 'NGN',
  price: '42150.505',
  usdprice: '28.1',
};

const fewsRow = {
  geographic_group: 'West Africa',
  country: 'Nigeria',
  admin_1: 'Federal Capital Territory',
  admin_2: '',
  market: 'Gwagwalada',
  product: 'Cowpeas (brown)',
  price_type: 'Retail',
  period_date: '2026-09-30',
  value: '1250.0',
  currency: 'NGN',
  unit: 'kg',
};

const readWfp = (change: Readonly<Record<string, string>>) => {
  const row = { ...wfpRow, ...change };
  return feedOf(Object.keys(row))?.read(row);
};

describe('a list of prices', () => {
  test('of the World Food Programme is read: market, goods, unit in grams, money to the kobo', () => {
    expect(feedOf(Object.keys(wfpRow))?.source).toBe('wfp');
    expect(readWfp({})).toEqual({
      market: 'Dawanau',
      stateCode: 'KN',
      lga: 'Dawakin Tofa',
      at: { latitude: 12.1, longitude: 8.4 },
      goods: 'Maize (white)',
      kind: 'wholesale',
      day: '2026-10-15',
      unit: '100 kg',
      unitGrams: 100_000,
      amountKobo: 4_215_051,
    });
  });

  test('of FEWS NET is read, and the capital is a state of its own', () => {
    const feed = feedOf(Object.keys(fewsRow));
    expect(feed?.source).toBe('fews-net');
    expect(feed?.read(fewsRow)).toMatchObject({
      stateCode: 'FC',
      unit: 'kilogram',
      at: null,
      kind: 'retail',
      unitGrams: 1000,
      amountKobo: 125_000,
    });
    expect(feed?.read({ ...fewsRow, country: 'Niger' })).toBe('not-nigeria');
  });

  test.each([
    [{ priceflag: 'forecast' }, 'forecast'],
    [{ currency: 'USD' }, 'not-naira'],
    [{ admin1: 'Zinder' }, 'no-state'],
    [{ pricetype: 'Import parity' }, 'no-kind'],
    [{ date: '15/10/2026' }, 'no-day'],
    [{ date: '2026-02-30' }, 'no-day'],
    [{ unit: 'L' }, 'no-unit'],
    [{ unit: '30 pcs' }, 'no-unit'],
    [{ commodity: '' }, 'no-name'],
    [{ market: '—' }, 'no-name'],
    [{ unit: '0.0001 G' }, 'no-unit'],
    [{ price: '' }, 'no-price'],
    [{ price: '0' }, 'no-price'],
    [{ price: '-5' }, 'no-price'],
    [{ price: 'n/a' }, 'no-price'],
    [{ price: '1e12' }, 'no-price'],
    [{ unit: 'MT', price: '1' }, 'no-price'],
  ])('leaves out %j and says why: %s', (change, fault) => expect(readWfp(change)).toBe(fault));

  test('leaves a market without a place that is on earth, and keeps an LGA that is in no list as it is said', () => {
    expect(readWfp({ latitude: '', longitude: '8.4' })).toMatchObject({ at: null });
    expect(readWfp({ latitude: '912' })).toMatchObject({ at: null });
    expect(readWfp({ admin2: 'DAWAKIN-TOFA' })).toMatchObject({ lga: 'Dawakin Tofa' });
    expect(readWfp({ admin2: 'Elsewhere' })).toMatchObject({ lga: 'Elsewhere' });
  });

  test('of another kind is none', () => expect(feedOf(['name', 'age'])).toBeUndefined());

  test('may have a second head of tags, which is no price', () => {
    expect(isTagRow({ date: '#date', admin1: '#adm1+name', usdprice: '' })).toBe(true);
    expect(isTagRow(wfpRow)).toBe(false);
    expect(isTagRow({ date: '', admin1: '' })).toBe(false);
  });

  test.each([
    ['KG', 1000],
    ['100_kg', 100_000],
    ['1.3 KG', 1300],
    ['750 G', 750],
    ['MT', 1_000_000],
    ['bunch', null],
    ['', null],
  ])('has units: %s is %s grams', (unit, grams) => expect(feedUnitGrams(unit)).toBe(grams));
});
