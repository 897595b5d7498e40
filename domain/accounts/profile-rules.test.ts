import { describe, expect, test } from 'vitest';
import { profileDetails, type ProfileDetails } from './profile-model.ts';
import {
  birthDateProblem,
  blankProfile,
  heldOf,
  missingIn,
  offeredProfileChanges,
  profileChangesOf,
  revisedProfile,
  settledProfile,
} from './profile-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');

const amina: ProfileDetails = {
  firstName: 'Amina',
  lastName: 'Yusuf',
  location: '',
  designation: 'Crop Farmer',
  description: 'I grow maize.',
  gender: 'female',
  birthDate: '1984-03-14',
  address: 'House 7, Badume',
  stateCode: 'KN',
  lga: 'Bichi',
  farmSize: 'large',
  crops: ['Maize'],
};

const profile = { ...blankProfile('0193a000-0000-7000-8000-000000000001', now), ...amina };

/** The first thing that is wrong with each field. */
const refusedIn = (details: object): Record<string, string> => {
  const read = profileDetails.safeParse(details);
  return Object.fromEntries(
    (read.error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
};

describe('the fields of a profile', () => {
  test('are taken when all that must be there is there', () => {
    expect(refusedIn(amina)).toEqual({});
  });

  test.each([
    ['firstName', '', 'First name is required', 'accounts.firstNameRequired'],
    ['firstName', '   ', 'spaces are no name', 'accounts.firstNameRequired'],
    ['firstName', 'a'.repeat(101), 'too long', 'field.tooLong'],
    ['lastName', '', 'Last name is required', 'accounts.lastNameRequired'],
    ['designation', '', 'required', 'profile.designationRequired'],
    ['designation', 'a'.repeat(81), 'too long', 'field.tooLong'],
    ['description', ' ', 'required', 'profile.descriptionRequired'],
    ['description', 'a'.repeat(601), 'too long', 'field.tooLong'],
    ['description', 'a\u0007b', 'no bells', 'field.controlCharacter'],
    ['gender', undefined, 'required', 'profile.genderRequired'],
    ['gender', 'Male', 'it is kept in small letters', 'profile.genderRequired'],
    ['birthDate', '', 'required', 'profile.birthDateRequired'],
    ['birthDate', undefined, 'required', 'profile.birthDateRequired'],
    ['birthDate', '14/03/1984', 'not a day as forms send it', 'profile.birthDateWrong'],
    ['birthDate', '1985-02-29', 'no such day', 'profile.birthDateWrong'],
    ['address', '', 'required', 'profile.addressRequired'],
    ['address', 'a'.repeat(201), 'too long', 'field.tooLong'],
    ['stateCode', '', 'required', 'farms.stateRequired'],
    ['lga', '', 'required', 'farms.lgaRequired'],
    ['farmSize', '', 'required', 'farms.sizeRequired'],
    ['farmSize', 'huge', 'one of three', 'farms.sizeRequired'],
    ['crops', [], 'required', 'profile.cropsRequired'],
    ['crops', [' '], 'no name', 'profile.cropsRequired'],
    ['crops', Array(21).fill('Maize'), 'at most 20', 'profile.cropsMany'],
    ['location', 'a'.repeat(121), 'too long', 'field.tooLong'],
  ] as const)('%s %j is refused: %s', (field, value, _why, says) => {
    expect(refusedIn({ ...amina, [field]: value })[field]).toBe(says);
  });

  test.each([
    ['location', ''],
    ['gender', 'male'],
    ['birthDate', '2004-02-29'],
    ['designation', 'Mixed Farming'],
    ['crops', ['Maize', 'Gyàɗá', 'Rice']],
  ])('%s %j is taken', (field, value) => {
    expect(refusedIn({ ...amina, [field]: value })).toEqual({});
  });
});

describe('a day of birth', () => {
  test.each([
    ['2008-11-21', null],
    ['2008-11-22', 'profile.birthDateYoung'],
    ['1984-03-14', null],
    ['1906-11-21', null],
    ['1906-11-20', 'profile.birthDateOld'],
    ['2026-11-21', 'profile.birthDateYoung'],
    ['2026-11-22', 'profile.birthDateFuture'],
  ])('%s on 21 November 2026: %s', (day, says) => {
    expect(birthDateProblem(day, now)).toBe(says);
  });

  test('is counted by the Nigerian day', () => {
    const justBeforeMidnightUtc = new Date('2026-11-21T23:30:00Z');
    expect(birthDateProblem('2008-11-22', justBeforeMidnightUtc)).toBeNull();
  });
});

describe('changing a profile', () => {
  test('says only what is different, and a place as a whole', () => {
    expect(profileChangesOf(heldOf(profile), { ...amina, lga: 'Tofa', crops: ['Maize', 'Rice'] })).toEqual({
      was: { stateCode: 'KN', lga: 'Bichi', crops: ['Maize'] },
      becomes: { stateCode: 'KN', lga: 'Tofa', crops: ['Maize', 'Rice'] },
    });
    expect(profileChangesOf(heldOf(profile), amina)).toBeNull();
  });

  test('of a child leaves the day of birth as it is', () => {
    const { birthDate: _day, ...child } = amina;
    const held = { ...heldOf(profile), birthDate: null };
    expect(profileChangesOf(held, child)).toBeNull();
    expect(profileChangesOf(held, { ...child, crops: ['Rice'] })).toEqual({
      was: { crops: ['Maize'] },
      becomes: { crops: ['Rice'] },
    });
  });

  test('refuses a local government area of another state', () => {
    const move = () => revisedProfile(profile, {}, { stateCode: 'KD', lga: 'Bichi' });
    expect(move).toThrow(expect.objectContaining({ fields: [{ field: 'lga', says: 'farms.lgaUnknown' }] }));
  });

  test('keeps what gave way, crops as one value', () => {
    const held = { ...profile, crops: ['Maize', 'Beans'] };
    const { profile: made, lost } = revisedProfile(held, { crops: ['Maize'] }, { crops: ['Maize', 'Rice'] });
    expect(made.crops).toEqual(['Maize', 'Rice']);
    expect(lost).toEqual([{ field: 'crops', now: { crops: ['Maize', 'Rice'] }, other: { crops: ['Maize', 'Beans'] } }]);
  });

  test('where nothing was said nothing is lost', () => {
    const held = { ...profile, location: '' };
    expect(revisedProfile(held, { location: 'Bichi' }, { location: 'Badume' }).lost).toEqual([]);
  });

  test('the first words on a blank profile clash with nothing', () => {
    const blank = blankProfile(profile.id, now);
    const { lost, changed } = revisedProfile(blank, heldOf(blank), amina);
    expect(lost).toEqual([]);
    expect(changed).toContain('place');
  });

  test('what was only offered changes nothing and stands beside', () => {
    expect(offeredProfileChanges(profile, { address: 'House 9' })).toEqual([
      { field: 'address', now: { address: 'House 7, Badume' }, other: { address: 'House 9' } },
    ]);
  });
});

describe('choosing between two values', () => {
  const at = now.toISOString();
  const by = { nowBy: null, nowName: '', otherBy: null, otherName: '' };
  const clash = {
    field: 'address',
    now: { address: 'House 7, Badume' },
    other: { address: 'House 9' },
    ...by,
    at,
  } as const;
  const open = { ...profile, clashes: [clash] };

  test('keeps the one that stands, or puts the other in place; the clash is gone', () => {
    expect(settledProfile(open, { field: 'address', at, choice: 'now' })).toMatchObject({
      address: 'House 7, Badume',
      clashes: [],
    });
    expect(settledProfile(open, { field: 'address', at, choice: 'other' })).toMatchObject({
      address: 'House 9',
      clashes: [],
    });
  });

  test('a clash that is settled already stays so', () => {
    expect(settledProfile(profile, { field: 'address', at, choice: 'other' })).toBe(profile);
  });
});

test('a profile tells what it lacks', () => {
  expect(missingIn(profile)).toEqual([]);
  expect(missingIn({ ...profile, gender: null, crops: [] })).toEqual(['gender', 'crops']);
});
