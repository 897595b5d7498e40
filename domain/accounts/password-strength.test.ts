import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const own = ['Amina', 'Bello', 'amina', 'Shuka'];
const ofFarmer = (password: string) => passwordStrength(password, ['farmer'], own);
const ofManager = (password: string) => passwordStrength(password, ['extension-manager'], own);

describe('how strong a new password is', () => {
  test('is short for farmers below six characters, and for everyone else below ten', () => {
    expect([ofFarmer('gero7'), ofFarmer('gero-7')]).toEqual(['short', 'fair']);
    expect([ofManager('gero-dawa'), ofManager('gero-dawa9')]).toEqual(['short', 'fair']);
  });

  test('is easy to guess when it is the person’s own words, or one character over and over', () => {
    expect(['amina2026', 'Bello!1', 'shuka123', 'aaaaaaaa'].map(ofFarmer)).toEqual(Array(4).fill('guessable'));
  });

  test('is strong from fifteen characters on that one would not expect', () => {
    expect(ofFarmer('dawa da gero 7')).toBe('fair');
    expect(ofFarmer('dawa da gero 72')).toBe('strong');
    expect(ofFarmer('groundnut pyramid 7')).toBe('strong');
  });

  test('is not strong by length alone: a row of numbers and letters that repeat add nothing', () => {
    expect(ofFarmer('123456789012345')).toBe('fair');
    expect(ofFarmer('gerooooooooooooooooo')).toBe('fair');
  });
});
