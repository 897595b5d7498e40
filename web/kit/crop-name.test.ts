import { expect, test } from 'vitest';
import { cropName, cropNames, produceName } from './crop-name.ts';
import type { Words } from './words.tsx';

const hausaCrops: Readonly<Record<string, string>> = { 'crop.maize': 'Masara', 'crop.rice': 'Shinkafa' };
const say = (id: string): string => hausaCrops[id] ?? id;
const hausa: Words = { language: 'ha', t: say, say };
const english: Words = { language: 'en', t: say, say };

test('Amina, who reads Hausa, sees Maize as Masara, and what was written in her language as it was written', () => {
  expect(cropName('Maize', hausa)).toBe('Masara');
  expect(cropName('Farin wake', hausa)).toBe('Farin wake');
  expect(produceName({ crop: 'rice', variety: 'FARO 44' }, hausa)).toBe('Shinkafa, FARO 44');
  expect(produceName({ crop: 'Rice', variety: '' }, hausa)).toBe('Shinkafa');
});

test('who reads English sees what was written', () => {
  expect(cropName('Maize', english)).toBe('Maize');
  expect(cropName('Masara', english)).toBe('Masara');
});

test('several crops stand in one line, each as its reader calls it', () => {
  expect(cropNames(['Maize', 'Tattasai', 'Rice'], hausa)).toBe('Masara, Tattasai, Shinkafa');
});
