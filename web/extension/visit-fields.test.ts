import { describe, expect, test } from 'vitest';
import type { VisitForm } from '@shuka/domain/extension';
import { countObservations, fieldsOfVisit, formOf, positionIn, proofOf } from './visit-fields.ts';

const form: VisitForm = {
  crop: 'Maize',
  stage: 'flowering',
  followed: 'partly',
  followedWhy: 'No rope.',
  observations: [
    { kind: 'pest', severity: 2, percentArea: 15, note: 'Worms', photoIds: ['a', 'b'] },
    { kind: 'water', severity: 0, percentArea: null, note: '', photoIds: [] },
  ],
  inputsUsed: 'Urea',
  nextStep: 'Look again',
  nextOn: '2026-06-10',
  womenPresent: 0,
  youthPresent: null,
};

const position = {
  latitude: 12.25,
  longitude: 8.26,
  accuracyMetres: 8,
  at: '2026-06-01T09:00:00.000Z',
  looksMocked: false,
};
const end = new Date('2026-06-01T10:00:00Z');

describe('the fields of a visit', () => {
  test('tell the same visit again, whatever was filled in', () => {
    expect(formOf(fieldsOfVisit({ form }))).toEqual(form);
    expect(countObservations(fieldsOfVisit({ form }))).toBe(2);
  });

  test('left empty make no form at all, and none of a visit of the first app', () => {
    expect(formOf({ 'form.crop': '', 'form.followed': '', advice: 'Weed it.' })).toBeNull();
    expect(formOf(fieldsOfVisit({ advice: 'Weed it.', form: null }))).toBeNull();
  });

  test('with a note where a number belongs are refused by the act, not lost', () => {
    expect(formOf({ 'form.womenPresent': 'many' })?.womenPresent).toBeNaN();
  });
});

describe('the proof of a visit', () => {
  test('is the position as it was taken, from the start of the form to its end', () => {
    const fields = { position: JSON.stringify(position), startedAt: '2026-06-01T09:30:00.000Z', digits: ' 0427 ' };
    expect(proofOf(fields, end)).toEqual({
      position,
      noPosition: null,
      code: { kind: 'digits', digits: '0427' },
      startedAt: '2026-06-01T09:30:00.000Z',
      endedAt: '2026-06-01T10:00:00.000Z',
    });
  });

  test('without a position says why there is none', () => {
    expect(proofOf({ noPosition: 'denied' }, end)).toMatchObject({ position: null, noPosition: 'denied', code: null });
  });

  test('takes the card where no digits were told', () => {
    expect(proofOf({ cardCode: 'ab12' }, end).code).toEqual({ kind: 'card', cardCode: 'ab12' });
    expect(proofOf({ cardCode: 'ab12', digits: '1234' }, end).code).toEqual({ kind: 'digits', digits: '1234' });
  });

  test.each(['', '{', '{"latitude":200}', 'null'])('a kept position that is none (%s) is none', (kept) => {
    expect(positionIn({ position: kept })).toBeNull();
  });
});
