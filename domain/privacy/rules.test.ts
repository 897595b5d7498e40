import { describe, expect, test } from 'vitest';
import { comeBackDays } from '#accounts';
import { ussdLimits } from '#channels';
import { paperLimits } from '#loans';
import { storyLimits } from '#traceability';
import {
  checkRequest,
  clockOf,
  dueOn,
  erasureRules,
  partsOf,
  recordParts,
  registerNow,
  retentionRules,
  returnDueOn,
  type RequestDraft,
} from './index.ts';

const daysOf = (name: string) => retentionRules.find((rule) => rule.name === name)?.days;

describe('what is forgotten', () => {
  test('has the periods of the parts that forget it', () => {
    expect(daysOf('closed-accounts')).toBe(comeBackDays);
    expect(daysOf('ussd')).toBe(ussdLimits.keptHours / 24);
    expect(daysOf('loan-papers')).toBe(paperLimits.keptDaysWhereNotGiven.value);
    expect(daysOf('checks')).toBe(storyLimits.checkDays.value);
    expect(new Set(retentionRules.map(({ name }) => name)).size).toBe(retentionRules.length);
  });
});

describe('the clock of an incident', () => {
  const known = new Date('2026-06-01T08:00:00Z');
  const after = (hours: number) => new Date(known.getTime() + hours * 3_600_000);

  test('runs for 72 hours to the second, and where nobody comes to harm not at all', () => {
    expect(clockOf('likely', known, null, after(72))).toBe('running');
    expect(clockOf('high', known, null, after(72.001))).toBe('over');
    expect(clockOf('likely', known, after(72), after(99))).toBe('in-time');
    expect(clockOf('likely', known, after(72.001), after(99))).toBe('late');
    expect(clockOf('none', known, null, after(99))).toBe('none');
  });
});

describe('a request', () => {
  const draft = (change: Partial<RequestDraft>): RequestDraft => ({
    id: '0193a000-0001-7000-8000-000000000001',
    kind: 'access',
    words: '',
    uses: [],
    ...change,
  });

  test('names uses where it stops some, and nowhere else; and words where it needs them', () => {
    expect(checkRequest(draft({}))).toBeNull();
    expect(checkRequest(draft({ kind: 'objection' }))?.field).toBe('uses');
    expect(checkRequest(draft({ uses: ['shown'] }))?.field).toBe('uses');
    expect(checkRequest(draft({ kind: 'restriction', uses: ['shown'] }))).toBeNull();
    expect(checkRequest(draft({ kind: 'correction' }))?.field).toBe('words');
    expect(checkRequest(draft({ kind: 'correction', field: 'location' }))?.field).toBe('value');
    expect(checkRequest(draft({ kind: 'correction', field: 'location', value: 'Badume' }))).toBeNull();
    expect(checkRequest(draft({ field: 'location', value: 'Badume' }))?.field).toBe('field');
  });

  test('is due a month later by Nigeria’s clock, as the return over a year by the end of March', () => {
    expect(dueOn(new Date('2026-06-01T23:30:00Z'))).toBe('2026-07-02');
    expect(returnDueOn(2026)).toBe('2027-03-31');
  });
});

test('what becomes of records when their person is erased is told part by part, each kind of record in one', () => {
  const kinds = erasureRules.flatMap(({ records }) => records);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(erasureRules.map(({ part }) => part)).toEqual([...recordParts]);
  expect(partsOf({ farm: [1, 2], season: [3], wallets: [] })).toEqual([
    expect.objectContaining({ part: 'land', becomes: 'stays', why: 'shared', records: 3 }),
  ]);
});

test('the record of processing names each purpose once, with its lawful basis and how long is kept', () => {
  expect(new Set(registerNow.items.map(({ key }) => key)).size).toBe(registerNow.items.length);
  expect(
    registerNow.items.every(({ basis, kept, recipients }) => basis !== '' && kept !== '' && recipients !== ''),
  ).toBe(true);
});
