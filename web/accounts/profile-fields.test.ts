import { describe, expect, test } from 'vitest';
import { blankProfile } from '@shuka/domain/accounts';
import { beginDraft, cropsOf, firstWrongStep, profileSteps, readFields, readProfileDraft } from './profile-fields.ts';

const now = new Date('2026-11-21T09:00:00Z');
const blank = blankProfile('0193a000-0000-7000-8000-000000000001', now);

const fields = {
  firstName: ' Amina ',
  lastName: 'Yusuf',
  description: 'I grow maize.',
  gender: 'female',
  birthDate: '1984-03-14',
  address: 'House 7',
  stateCode: 'KN',
  lga: 'Bichi',
  location: '',
  designation: 'Crop Farmer',
  farmSize: 'large',
  crops: 'Maize, Groundnut',
};

describe('the fields of the profile form', () => {
  test('become the details, trimmed, with crops one by one', () => {
    const { details, refused } = readFields(fields, now);
    expect(refused).toEqual({});
    expect(details).toMatchObject({ firstName: 'Amina', crops: ['Maize', 'Groundnut'], birthDate: '1984-03-14' });
  });

  test('tell what is wrong with each, and on which step that is first', () => {
    const { details, refused } = readFields({ ...fields, gender: '', lga: '', crops: ' , ' }, now);
    expect(details).toBeNull();
    expect(refused).toEqual({
      gender: 'profile.genderRequired',
      lga: 'farms.lgaRequired',
      crops: 'profile.cropsRequired',
    });
    expect(firstWrongStep(refused)).toBe('demographic');
    expect(firstWrongStep({})).toBeNull();
  });

  test.each([
    ['', 'profile.birthDateRequired'],
    ['2020-01-01', 'profile.birthDateYoung'],
    ['2027-01-01', 'profile.birthDateFuture'],
  ])('a day of birth %j is told beside it', (birthDate, says) => {
    const { details, refused } = readFields({ ...fields, birthDate }, now);
    expect([details, refused]).toEqual([null, { birthDate: says }]);
  });

  test.each([undefined, '', '2012-05-06'])('a child is asked for no day of birth, whatever it is: %j', (birthDate) => {
    const { details, refused } = readFields({ ...fields, ...(birthDate === undefined ? {} : { birthDate }) }, now, {
      isChild: true,
    });
    expect(refused).toEqual({});
    expect(details).not.toHaveProperty('birthDate');
    expect(readFields({ ...fields, gender: '' }, now, { isChild: true }).refused).toEqual({
      gender: 'profile.genderRequired',
    });
  });

  test('each stands on one step, and a blank form is wrong on all but the picture', () => {
    const all = Object.values(profileSteps).flat();
    expect(new Set(all).size).toBe(Object.keys(fields).length);
    const { refused } = readFields({}, now);
    const wrong = Object.entries(profileSteps).filter(([, names]) => names.some((name) => name in refused));
    expect(wrong.map(([step]) => step)).toEqual(['personal', 'demographic', 'address', 'farming']);
  });
});

test.each([
  ['Maize', ['Maize']],
  ['Maize,Rice ; Beans\nYam', ['Maize', 'Rice', 'Beans', 'Yam']],
  [' ,, ', []],
])('crops typed as %j', (typed, crops) => {
  expect(cropsOf(typed)).toEqual(crops);
});

describe('a form that was begun', () => {
  test('comes back as it was left', () => {
    const left = { ...beginDraft(blank), fields, step: 'address' as const, photo: null };
    expect(readProfileDraft(JSON.parse(JSON.stringify(left)))).toEqual(left);
  });

  test('is begun anew where what was kept is of another version of the app', () => {
    expect([readProfileDraft(null), readProfileDraft({ step: 'bank' })]).toEqual([null, null]);
  });
});
