import { describe, expect, test } from 'vitest';
import type { Farm } from '@shuka/domain/farms';
import { findableOf, finderOf } from './farm-search.ts';

const farm: Farm = {
  id: '0193a000-0001-7000-8000-000000000001',
  keeperId: '0193a000-0002-7000-8000-000000000001',
  name: "Ma'aruf's Ọgbà",
  stateCode: 'KN',
  lga: 'Ɗawakin Tofa',
  sizeBand: 'small',
  crop: 'Guinea-corn',
  revision: 1,
  createdAt: '2026-03-14T08:00:00Z',
};

const inHausa = (crop: string): string => (crop === 'Guinea-corn' ? 'Dawa' : crop);

const finds = (typed: string): boolean => finderOf(typed)(findableOf(farm, inHausa, 'Amina Bello'));

describe('searching farms', () => {
  test('finds a farm by its name, its crop in both languages, local government area, state and farmer', () => {
    for (const typed of ['maaruf', 'guinea', 'dawa', 'tofa', 'kano', 'bello']) expect(finds(typed), typed).toBe(true);
  });

  test('accents, hooks, apostrophes, hyphens and capitals do not matter, on either side', () => {
    for (const typed of ['ogba', 'DAWAKIN', 'ma’aruf', 'guinea corn', 'Ọ̀gbà', 'ɗawakin'])
      expect(finds(typed), typed).toBe(true);
  });

  test('every word must be there, in whatever order', () => {
    expect(finds('tofa amina')).toBe(true);
    expect(finds('tofa chidi')).toBe(false);
  });

  test('nothing typed finds everything', () => {
    expect(finds('')).toBe(true);
    expect(finds(' - ')).toBe(true);
  });
});
