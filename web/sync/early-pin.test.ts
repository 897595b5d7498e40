import { expect, test } from 'vitest';
import { whoIsAsked } from './early-pin.ts';

const amina = { accountId: 'amina', sign: 'sun' };
const musa = { accountId: 'musa', sign: 'goat' };
const facts = { keepers: [amina], last: 'amina', owesSignOut: false, isRecovering: false };

test('whoever was here last is asked for their PIN before the app has come', () => {
  expect(whoIsAsked(facts)).toEqual(amina);
  expect(whoIsAsked({ ...facts, keepers: [amina, musa], last: 'musa' })).toEqual(musa);
});

test('the only person on the phone is asked, also after signing out', () => {
  expect(whoIsAsked({ ...facts, last: null })).toEqual(amina);
  expect(whoIsAsked({ ...facts, last: null, owesSignOut: true })).toEqual(amina);
});

test('a phone that keeps nothing asks for no PIN', () => {
  expect(whoIsAsked({ ...facts, keepers: [], last: null })).toBeNull();
});

test('several people choose by their signs first', () => {
  expect(whoIsAsked({ ...facts, keepers: [amina, musa], last: null })).toBeNull();
  expect(whoIsAsked({ ...facts, keepers: [amina, musa], last: 'musa', owesSignOut: true })).toBeNull();
});

test('a guest who signed in last waits for the server, and types no PIN', () => {
  expect(whoIsAsked({ ...facts, last: 'bola' })).toBeNull();
});

test('who forgot their PIN chooses a new one, and is not asked for the old', () => {
  expect(whoIsAsked({ ...facts, isRecovering: true })).toBeNull();
});
