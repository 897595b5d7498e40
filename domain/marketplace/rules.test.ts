import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import type { Business, BusinessDetails } from './model.ts';
import { newBusiness, revisedBusiness, settledBusiness } from './rules.ts';
import { details, keeperId } from './some-business.ts';

const chidi = '0193a000-0000-7000-8000-000000000003';
const now = new Date('2026-06-01T09:00:00Z');

const begun = (change: Partial<BusinessDetails> = {}): Business =>
  newBusiness(keeperId, { ...details, ...change }, now);

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Problem ? error.fields : error;
  }
};

describe('beginning an agri-business', () => {
  test('has the id of its keeper, and the class that the letters of its number say', () => {
    expect(begun({ cacClass: 'BN', cacNumber: 'rc 12' })).toMatchObject({
      id: keeperId,
      cacClass: 'RC',
      cacNumber: '12',
    });
    expect(begun({ cacClass: 'BN', cacNumber: '12' })).toMatchObject({ cacClass: 'BN', cacNumber: '12' });
    expect(begun({ cacClass: 'BN', cacNumber: '' })).toMatchObject({ cacClass: null, cacNumber: '' });
  });

  test('needs every required field', () => {
    expect(refusal(() => newBusiness(keeperId, { name: 'Amina Grains' }, now))).toContainEqual({
      field: 'becomes.owner',
      says: 'business.ownerRequired',
    });
  });

  test.each([
    [{ lga: 'Soba' }, 'becomes.lga', 'business.lgaUnknown'],
    [{ cacDate: '2026-06-03' }, 'becomes.cacDate', 'business.cacDateFuture'],
  ])('refuses %j', (change, field, message) => {
    expect(refusal(() => begun(change))).toEqual([{ field, says: message }]);
  });

  test('takes the date of a phone whose clock is a day ahead', () => {
    expect(begun({ cacDate: '2026-06-02' }).cacDate).toBe('2026-06-02');
  });
});

const speaker = { accountId: keeperId, now, saidBy: {} };

describe('two phones that begin one at once', () => {
  test('the same: it is one, and nothing clashes', () => {
    expect(revisedBusiness(begun(), {}, details, speaker)).toMatchObject({ changed: [], lost: [] });
  });

  test('what one left open and the other filled in, stands', () => {
    const held = begun({ employees: 4, address: 'Bichi' });
    const { business, lost } = revisedBusiness(held, {}, { ...details, productCount: 2 }, speaker);
    expect(business).toMatchObject({ employees: 4, address: 'Bichi', productCount: 2 });
    expect(lost).toEqual([]);
  });

  test('where they differ, both values are kept', () => {
    const { business } = revisedBusiness(
      begun(),
      {},
      { ...details, name: 'Gona Foods' },
      { ...speaker, accountId: chidi },
    );
    expect(business.name).toBe('Gona Foods');
    expect(business.clashes).toEqual([
      {
        field: 'name',
        now: { name: 'Gona Foods' },
        other: { name: 'Amina Grains' },
        nowBy: chidi,
        otherBy: keeperId,
        at: now.toISOString(),
      },
    ]);
  });
});

describe('a clash of two changes', () => {
  const clashing = () => {
    const first = revisedBusiness(
      begun(),
      { owner: 'Amina Yusuf' },
      { owner: 'Musa' },
      { ...speaker, accountId: chidi },
    );
    return revisedBusiness(
      first.business,
      { owner: 'Amina Yusuf' },
      { owner: 'Amina Y.' },
      { ...speaker, saidBy: first.saidBy },
    );
  };
  const at = now.toISOString();

  test('names who said which', () => {
    expect(clashing().business.clashes).toMatchObject([
      { now: { owner: 'Amina Y.' }, nowBy: keeperId, other: { owner: 'Musa' }, otherBy: chidi },
    ]);
  });

  test('goes when one is chosen, and the chosen one stands', () => {
    const { business, saidBy } = clashing();
    const kept = settledBusiness(business, { field: 'owner', at, choice: 'now' }, keeperId, saidBy);
    expect(kept.business).toMatchObject({ owner: 'Amina Y.', clashes: [], revision: 3 });
    const changed = settledBusiness(business, { field: 'owner', at, choice: 'other' }, keeperId, saidBy);
    expect(changed.business).toMatchObject({ owner: 'Musa', clashes: [], revision: 4 });
    expect(settledBusiness(kept.business, { field: 'owner', at, choice: 'other' }, chidi, saidBy).business).toBe(
      kept.business,
    );
  });

  test('follows what stands after a third change, and goes when that is its other value', () => {
    const { business, saidBy } = clashing();
    const third = revisedBusiness(business, { owner: 'Amina Y.' }, { owner: 'Aisha' }, { ...speaker, saidBy });
    expect(third.business.clashes).toMatchObject([{ now: { owner: 'Aisha' }, other: { owner: 'Musa' } }]);
    const back = revisedBusiness(third.business, { owner: 'Aisha' }, { owner: 'Musa' }, { ...speaker, saidBy });
    expect(back.business.clashes).toEqual([]);
  });
});
