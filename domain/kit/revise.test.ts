import { describe, expect, test } from 'vitest';
import { changesOf, revised } from './revise.ts';

const units = { name: ['name'], place: ['stateCode', 'lga'] } as const;
const bichi = { name: 'Amina', stateCode: 'KN', lga: 'Bichi' };

describe('two people change one record', () => {
  test('different fields both stand', () => {
    const held = { ...bichi, name: 'Amina Bello' };
    const place = { stateCode: 'KN', lga: 'Gwarzo' };
    expect(revised(units, held, { stateCode: 'KN', lga: 'Bichi' }, place)).toEqual({
      details: { name: 'Amina Bello', ...place },
      changed: ['place'],
      lost: [],
      isMerged: false,
    });
  });

  test('the same field: what arrives stands, what gave way is kept beside it', () => {
    const held = { ...bichi, name: 'Amina B.' };
    const { details, lost } = revised(units, held, { name: 'Amina' }, { name: 'Amina Bello' });
    expect(details.name).toBe('Amina Bello');
    expect(lost).toEqual([{ field: 'name', now: { name: 'Amina Bello' }, other: { name: 'Amina B.' } }]);
  });

  test('the same value from both is no clash', () => {
    const held = { ...bichi, name: 'Amina Bello' };
    expect(revised(units, held, { name: 'Amina' }, { name: 'Amina Bello' })).toMatchObject({
      changed: [],
      lost: [],
      isMerged: true,
    });
  });
});

describe('what a form sends', () => {
  test('only what is different, a place as a whole', () => {
    expect(changesOf(units, bichi, { ...bichi, lga: 'Gwarzo' })).toEqual({
      was: { stateCode: 'KN', lga: 'Bichi' },
      becomes: { stateCode: 'KN', lga: 'Gwarzo' },
    });
  });

  test('nothing when nothing is different', () => {
    expect(changesOf(units, bichi, { ...bichi })).toBeNull();
  });
});
