import { describe, expect, test } from 'vitest';
import { comparePair, isStrong, isWorthReview, likenessKeys, type FarmerFacts, type SharedThing } from './likeness.ts';

const laraba: FarmerFacts = {
  id: 'laraba',
  firstName: 'Laraba',
  lastName: 'Muhammad',
  phone: '+2348031110001',
  village: 'Badume',
  stateCode: 'KN',
  lga: 'Bichi',
  gender: 'female',
  birthYear: 1979,
};

const someone: FarmerFacts = {
  ...laraba,
  id: 'other',
  firstName: 'Sani',
  lastName: 'Bello',
  phone: '',
  gender: 'male',
};

const judged = (change: Partial<FarmerFacts>, shared: readonly SharedThing[] = []) => {
  const compared = comparePair(laraba, { ...laraba, id: 'other', phone: '', ...change }, shared);
  return isWorthReview(compared) ? compared.reasons : null;
};

describe('two farmers are worth a second look', () => {
  test.each([
    [{}, [], ['same-name', 'same-village'], 'the same name in the same village'],
    [{ lastName: 'Mohammed' }, [], ['like-name', 'same-village'], 'another spelling of it'],
    [someone, ['same-nin'], ['same-nin', 'same-village', 'other-gender'], 'one identity number'],
    [{ ...someone, gender: null }, ['same-bank'], ['same-bank', 'same-village'], 'one bank account'],
    [{ birthYear: 1985 }, [], ['same-name', 'same-village'], 'an age that was guessed'],
  ] as const)('%o with %o: %o (%s)', (change, shared, reasons, _why) => {
    expect(judged(change, shared)).toEqual(reasons);
  });

  test.each([
    [{ firstName: 'Sani', phone: laraba.phone }, [], 'the phone of a household'],
    [{ firstName: 'Sani', phone: laraba.phone }, ['same-plot'], 'a household with one phone and one plot'],
    [{ village: 'Damargu' }, [], 'a namesake elsewhere in the LGA'],
    [{ gender: 'male' }, [], 'a man of that name'],
    [{ lastName: 'Mohammed', birthYear: 2001 }, [], 'a girl of nearly that name'],
  ] as const)('but not %o with %o (%s)', (change, shared, _why) => {
    expect(judged(change, shared)).toBeNull();
  });

  test('and an identity number in two accounts speaks louder than a manager’s word', () => {
    expect(isStrong(comparePair(laraba, { ...someone, gender: null }, ['same-nin']))).toBe(true);
    expect(isStrong(comparePair(laraba, laraba, []))).toBe(true);
    expect(isStrong(comparePair(laraba, { ...laraba, phone: '' }, []))).toBe(false);
  });
});

describe('one number of a person in two accounts', () => {
  const stranger = { ...someone, village: 'Doka', stateCode: 'KD', lga: 'Giwa', birthYear: 2004 };

  test.each(['same-nin', 'same-bvn', 'same-bank'] as const)(
    'is shown and left to an admin, whatever speaks against it: %s',
    (thing) => {
      const compared = comparePair(laraba, stranger, [thing]);
      expect(compared.reasons).toEqual([thing, 'other-gender', 'other-age']);
      expect([isWorthReview(compared), isStrong(compared)]).toEqual([true, true]);
    },
  );

  test('which land, a phone and a village in common are not', () => {
    const compared = comparePair(laraba, { ...someone, gender: null, phone: laraba.phone }, ['same-plot']);
    expect([isWorthReview(compared), compared.score >= 100]).toEqual([false, true]);
  });
});

describe('the keys a farmer is found by', () => {
  test('are the same for spellings of one name, whatever its order', () => {
    const turned = { ...laraba, firstName: 'Mohammed', lastName: 'Larraba', village: 'Baduma' };
    expect(likenessKeys(turned)).toEqual(likenessKeys(laraba));
    expect(likenessKeys(laraba)).toHaveLength(3);
  });

  test('are none where nobody said where they live, and differ from place to place', () => {
    expect(likenessKeys({ ...laraba, lga: '' })).toEqual([]);
    const elsewhere = likenessKeys({ ...laraba, lga: 'Gwarzo' });
    expect(likenessKeys(laraba).filter((key) => elsewhere.includes(key))).toEqual([]);
  });
});
