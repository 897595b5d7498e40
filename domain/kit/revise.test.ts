import { describe, expect, test } from 'vitest';
import { changesOf, offered, revised } from './revise.ts';

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

  test('where one of what was seen has moved and nothing is lost, the two are merged', () => {
    const held = { ...bichi, name: 'Amina Bello' };
    const seen = { name: 'Amina', stateCode: 'KN', lga: 'Bichi' };
    expect(revised(units, held, seen, { stateCode: 'KN', lga: 'Gwarzo' })).toMatchObject({ lost: [], isMerged: true });
    expect(revised(units, bichi, seen, { stateCode: 'KN', lga: 'Gwarzo' })).toMatchObject({
      lost: [],
      isMerged: false,
    });
  });

  test('but they are not where a value gave way', () => {
    const held = { ...bichi, name: 'Amina B.' };
    expect(revised(units, held, { name: 'Amina' }, { name: 'Amina Bello' }).isMerged).toBe(false);
  });

  test('what goes together is changed by a part of it alone, and what is not said stays', () => {
    const held = { ...bichi, lga: 'Kura' };
    expect(revised(units, held, { lga: 'Bichi' }, { lga: 'Gwarzo' })).toEqual({
      details: { ...bichi, lga: 'Gwarzo' },
      changed: ['place'],
      lost: [{ field: 'place', now: { lga: 'Gwarzo' }, other: { stateCode: 'KN', lga: 'Kura' } }],
      isMerged: false,
    });
  });
});

describe('a change by someone who may not make it any more', () => {
  test('leaves every value as it is, and keeps theirs beside those that differ', () => {
    const becomes = { name: 'Amina', stateCode: 'KD', lga: 'Zaria' };
    expect(offered(units, bichi, becomes)).toEqual([
      { field: 'place', now: { stateCode: 'KN', lga: 'Bichi' }, other: { stateCode: 'KD', lga: 'Zaria' } },
    ]);
  });

  test('is nothing where it says what is held, or says nothing', () => {
    expect(offered(units, bichi, { name: 'Amina' })).toEqual([]);
    expect(offered(units, bichi, {})).toEqual([]);
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
