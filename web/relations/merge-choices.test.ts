import { describe, expect, test } from 'vitest';
import { mergedFields } from '@shuka/domain/accounts';
import type { MergePair, MergeSide } from '@shuka/domain/relations';
import { choicesFor, differing, firstChoices, takenOf } from './merge-choices.ts';

const nothing = Object.fromEntries(mergedFields.map((field) => [field, ''])) as MergeSide['values'];

const side = (farmerId: string, change: Partial<MergeSide> = {}): MergeSide => ({
  farmerId,
  firstName: 'Laraba',
  lastName: 'Audu',
  village: 'Badume',
  lga: 'Bichi',
  managerName: null,
  isMine: false,
  phone: '',
  email: '',
  hasPassword: false,
  isPhoneProved: false,
  managerId: null,
  registeredAt: '2026-05-04T08:00:00.000Z',
  registeredBy: '',
  records: [],
  waiting: 0,
  ...change,
  values: { ...nothing, firstName: 'Laraba', ...change.values },
});

const pairOf = (sides: MergeSide[], words: MergePair['words'] = []): MergePair => ({
  likenessId: 'pair',
  score: 55,
  reasons: ['same-name', 'same-village'],
  foundAt: '2026-05-04T08:00:00.000Z',
  state: 'open',
  reason: '',
  words,
  sides,
});

describe('what is chosen before an admin chooses', () => {
  test('is that the account with more records stays, unless a manager proposed the other', () => {
    const sides = [side('one'), side('two', { records: [{ type: 'visit', total: 3 }] })];
    expect(firstChoices(pairOf(sides)).staysId).toBe('two');
    const word = { says: 'same' as const, staysId: 'one', reason: 'It is she.', byName: 'Chidi', at: '' };
    expect(firstChoices(pairOf(sides, [word])).staysId).toBe('one');
  });

  test('is its values, and the other’s where it has none; only where they differ', () => {
    const sides = [
      side('one', { values: { ...nothing, firstName: 'Laraba', crops: 'Millet' } }),
      side('two', { values: { ...nothing, firstName: 'Larabar', gender: 'female' } }),
    ];
    expect(differing(sides)).toEqual(['firstName', 'gender', 'crops']);
    const choices = choicesFor(sides, 'one');
    expect(takenOf(choices)).toMatchObject({ staysId: 'one', takes: ['gender'] });
    expect(takenOf({ ...choices, sourceOf: { ...choices.sourceOf, crops: 'two' } }).takes).toEqual(['gender', 'crops']);
  });

  test('is the stronger way in: a password before a number that was proved, that before one that was not', () => {
    const own = side('own', { hasPassword: true, email: 'laraba@shuka.example' });
    const [proved, typed] = [side('proved', { phone: '1', isPhoneProved: true }), side('typed', { phone: '2' })];
    expect(takenOf(choicesFor([own, proved], 'proved')).takesSignIn).toBe(true);
    expect(takenOf(choicesFor([own, proved], 'own')).takesSignIn).toBe(false);
    expect(takenOf(choicesFor([typed, proved], 'typed')).takesSignIn).toBe(true);
  });

  test('is the manager of the account that stays, else the other’s, else nobody', () => {
    const [mine, none] = [side('mine', { managerId: 'chidi' }), side('none')];
    expect(takenOf(choicesFor([mine, none], 'none')).managerId).toBe('chidi');
    expect(takenOf(choicesFor([mine, side('his', { managerId: 'halima' })], 'his')).managerId).toBe('halima');
    expect(takenOf(choicesFor([side('one'), none], 'none')).managerId).toBeNull();
  });
});
