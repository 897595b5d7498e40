import { describe, expect, test } from 'vitest';
import { cropInEnglish } from './crop-names.ts';

describe('a crop by its English name', () => {
  test('is known however it is spelled', () => {
    for (const written of ['Maize', 'MAIZE ', 'corn']) expect(cropInEnglish(written), written).toBe('maize');
    expect(cropInEnglish('Guinea-corn')).toBe('sorghum');
  });

  test('is not what says more than that, is in another language, or is nothing', () => {
    for (const written of ['maize (white)', 'Masara', 'tattasai', 'Mango', ''])
      expect(cropInEnglish(written), written).toBeNull();
  });
});
