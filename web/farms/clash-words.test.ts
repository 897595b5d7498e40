import { describe, expect, test } from 'vitest';
import type { Words } from '#kit/words.tsx';
import { clashValueWords, cornersOf, whoSaidWords } from './clash-words.ts';

const echo: Words['t'] = (id, values) => [id, ...Object.values(values ?? {})].join(' ');
const words = { t: echo };

const field = {
  boundary: [
    [8.5, 12],
    [8.501, 12],
    [8.501, 12.001],
    [8.5, 12.001],
  ],
};

describe('the two values of a clash', () => {
  test('a place is read as one: local government area and state', () => {
    expect(clashValueWords('place', { stateCode: 'KN', lga: 'Gwale' }, words)).toBe('Gwale, Kano');
  });

  test('a size is read in the words of the form, a crop and the names as they were typed', () => {
    expect(clashValueWords('sizeBand', { sizeBand: 'medium' }, words)).toBe('farms.size.medium');
    expect(clashValueWords('crop', { crop: 'Gero' }, words)).toBe('Gero');
    expect(clashValueWords('plotName', { name: 'North' }, words)).toBe('North');
  });

  test('a boundary is read by its area: about 109 m by 111 m', () => {
    expect(clashValueWords('boundary', field, words)).toBe('farms.hectares 1.2');
    expect(cornersOf(field)).toHaveLength(4);
  });

  test('a value a newer phone wrote, which this one cannot read, is left empty and breaks nothing', () => {
    expect(clashValueWords('sizeBand', { sizeBand: 'enormous' }, words)).toBe('');
    expect(clashValueWords('boundary', { boundary: 'round' }, words)).toBe('');
    expect(clashValueWords('crop', {}, words)).toBe('');
  });
});

describe('who said it', () => {
  const seenBy = (viewerId: string) => ({ viewerId, keeperId: 'amina', keeperName: 'Amina Bello' });

  test('Amina reads "you" and "your extension manager"', () => {
    expect(whoSaidWords('amina', seenBy('amina'), words)).toBe('farms.saidYou');
    expect(whoSaidWords('chidi', seenBy('amina'), words)).toBe('farms.saidManager');
  });

  test('Chidi reads "you" and Amina\'s name, or that it was the farmer while her name is not here', () => {
    expect(whoSaidWords('chidi', seenBy('chidi'), words)).toBe('farms.saidYou');
    expect(whoSaidWords('amina', seenBy('chidi'), words)).toBe('Amina Bello');
    expect(whoSaidWords('amina', { ...seenBy('chidi'), keeperName: null }, words)).toBe('farms.saidFarmer');
  });

  test('a manager before Chidi, and nobody in particular, are someone else', () => {
    expect(whoSaidWords('efe', seenBy('chidi'), words)).toBe('farms.saidSomeone');
    expect(whoSaidWords(null, seenBy('amina'), words)).toBe('farms.saidSomeone');
  });
});
