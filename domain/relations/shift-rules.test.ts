import { describe, expect, test } from 'vitest';
import { shiftAfter, standsShifts } from './shift-rules.ts';
import { readInvitationCode } from './staff-model.ts';

const [owner, ladi, bello] = ['owner', 'ladi', 'bello'];
const nextClerk = { id: bello, duty: 'clerk' } as const;

describe('the shift of a mill', () => {
  test.each([
    ['begins with whoever opens it', null, { act: 'opened', byId: ladi, duty: 'clerk', next: null }, ladi],
    ['goes to the next clerk', ladi, { act: 'handed', byId: ladi, duty: 'clerk', next: nextClerk }, bello],
    [
      'is handed on by the owner for who left',
      ladi,
      { act: 'handed', byId: owner, duty: 'owner', next: nextClerk },
      bello,
    ],
    ['ends with who stands it', ladi, { act: 'closed', byId: ladi, duty: 'clerk', next: null }, null],
    ['is ended by the owner too', ladi, { act: 'closed', byId: owner, duty: 'owner', next: null }, null],
  ] as const)('%s', (_says, onId, asked, after) => {
    expect(shiftAfter({ onId }, asked)).toBe(after);
  });

  test.each([
    ['opened while another stands it', ladi, { act: 'opened', byId: bello, duty: 'clerk', next: null }, 'shift-open'],
    ['opened twice by one', ladi, { act: 'opened', byId: ladi, duty: 'clerk', next: null }, 'shift-open'],
    ['handed over when nobody has it', null, { act: 'handed', byId: ladi, duty: 'clerk', next: nextClerk }, 'no-shift'],
    ['closed when nobody has it', null, { act: 'closed', byId: owner, duty: 'owner', next: null }, 'no-shift'],
    [
      'handed over by a colleague',
      ladi,
      { act: 'handed', byId: bello, duty: 'clerk', next: nextClerk },
      'not-on-shift',
    ],
    ['closed by a colleague', ladi, { act: 'closed', byId: bello, duty: 'clerk', next: null }, 'not-on-shift'],
    ['handed to nobody', ladi, { act: 'handed', byId: ladi, duty: 'clerk', next: null }, 'not-next'],
    [
      'handed to oneself',
      ladi,
      { act: 'handed', byId: ladi, duty: 'clerk', next: { id: ladi, duty: 'clerk' } },
      'not-next',
    ],
    [
      'handed to a buyer',
      ladi,
      { act: 'handed', byId: ladi, duty: 'clerk', next: { id: bello, duty: 'buyer' } },
      'not-next',
    ],
  ] as const)('cannot be %s', (_says, onId, asked, code) => {
    expect(() => shiftAfter({ onId }, asked)).toThrow(code);
  });

  test('is stood by owners and clerks', () => {
    expect((['owner', 'clerk', 'buyer'] as const).filter(standsShifts)).toEqual(['owner', 'clerk']);
  });
});

test.each([
  ['abcd-2345', 'ABCD2345'],
  [' 0O1l-iL2z ', '0011112Z'],
])('a code typed as %s is %s', (typed, code) => {
  expect(readInvitationCode(typed)).toBe(code);
});
