import { describe, expect, test } from 'vitest';
import type { Registration } from './assisted-model.ts';
import { mayBeChild, proxyWords, registeredProfile, registrationProblems } from './assisted-rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const id = '0193a000-0000-7000-8000-00000000aaaa';

const laraba: Registration = {
  id,
  firstName: 'Laraba',
  lastName: 'Audu',
  phone: null,
  village: 'Badume',
  stateCode: 'KN',
  lga: 'Bichi',
  gender: 'female',
  birthYear: 1979,
  birthDate: null,
  crops: ['Millet'],
  farmSize: 'small',
  language: 'ha',
  consent: {
    textVersion: 1,
    how: 'voice',
    proof: { id, mediaType: 'audio/ogg', data: 'AAAA' },
    said: [{ id, purpose: 'smsAdvice', textVersion: 1, isGiven: true }],
  },
  guardian: null,
};

describe('who may be a child by law', () => {
  test.each([
    [2007, null, false, 'turned 18 last year at the latest'],
    [2008, null, true, 'may turn 18 later this year'],
    [2008, '2008-11-21', false, 'is 18 today'],
    [2008, '2008-11-22', true, 'is 18 tomorrow'],
    [1979, null, false, 'is grown up'],
    [null, null, false, 'said nothing of it'],
  ])('born %d (%s): %s, who %s', (birthYear, birthDate, isChild, _who) => {
    expect(mayBeChild({ birthYear, birthDate }, now)).toBe(isChild);
  });
});

describe('a registration', () => {
  const problems = (change: Partial<Registration>) =>
    registrationProblems({ ...laraba, ...change }, now).map(({ field }) => field);
  const words = (change: object) => ({ consent: { ...laraba.consent, ...change } });

  test.each([
    [{}, []],
    [{ lga: 'Ikeja' }, ['lga']],
    [{ birthYear: 2027 }, ['birthYear', 'guardian']],
    [{ birthYear: 1900 }, ['birthYear']],
    [{ birthDate: '1980-01-01' }, ['birthDate']],
    [{ birthYear: 2010 }, ['guardian']],
    [{ birthYear: 2010, guardian: { name: 'Hauwa', phone: null, relationship: 'mother' } }, []],
    [words({ textVersion: 2 }), ['consent.textVersion']],
    [words({ said: [{ id, purpose: 'smsAdvice', textVersion: 2, isGiven: true }] }), ['consent.said']],
    [words({ said: [{ id, purpose: 'identityNumbers', textVersion: 1, isGiven: true }] }), ['consent.said']],
    [words({ said: [...laraba.consent.said, ...laraba.consent.said] }), ['consent.said']],
  ])('%j: wrong are %j', (change, fields) => {
    expect(problems(change as Partial<Registration>)).toEqual(fields);
  });

  test('makes a profile with the village where people look for it, and a child’s birthday not in it', () => {
    expect(registeredProfile(laraba, now)).toMatchObject({
      keeperId: id,
      location: 'Badume',
      phone: '',
      birthDate: null,
    });
    const grown = { ...laraba, birthDate: '1979-03-04' };
    expect(registeredProfile(grown, now).birthDate).toBe('1979-03-04');
    const child = { ...laraba, birthYear: 2010, birthDate: '2010-03-04' };
    expect(registeredProfile(child, now).birthDate).toBeNull();
  });

  test('carries each word as the farmer’s own', () => {
    expect(proxyWords(laraba, now)).toEqual([{ ...laraba.consent.said[0], keeperId: id, saidAt: now.toISOString() }]);
  });
});
