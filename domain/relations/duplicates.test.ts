import { describe, expect, test } from 'vitest';
import { likeFarmers, type LikenessFacts } from './duplicates.ts';

const laraba: LikenessFacts = {
  firstName: 'Laraba',
  lastName: 'Muhammad',
  phone: '+2348031110001',
  village: 'Badume',
  stateCode: 'KN',
  lga: 'Bichi',
};

const sought = (change: Partial<LikenessFacts>): LikenessFacts => ({ ...laraba, phone: '', ...change });

const reasonsFor = (change: Partial<LikenessFacts>) =>
  likeFarmers([{ id: 'laraba', ...laraba }], sought(change))[0]?.reasons ?? null;

describe('who may be somebody we know already', () => {
  test.each([
    [{}, ['same-name', 'same-village'], 'the same name in the same village'],
    [{ lastName: 'Mohammed' }, ['like-name', 'same-village'], 'another spelling of the name'],
    [{ firstName: 'Larabar' }, ['like-name', 'same-village'], 'a letter too many'],
    [{ firstName: 'Muhammad', lastName: 'Laraba' }, ['same-name', 'same-village'], 'the names the other way round'],
    [{ firstName: 'Laraba Hadiza' }, ['same-name', 'same-village'], 'a name that was left out before'],
    [{ village: 'Badumé' }, ['same-name', 'same-village'], 'an accent on the village'],
    [{ village: 'Baduma' }, ['same-name', 'same-village'], 'a village spelled otherwise'],
    [{ village: 'Damargu' }, ['same-name', 'same-lga'], 'the same name in the same LGA'],
    [
      { phone: '08031110001', firstName: 'Sani', village: 'Damargu' },
      ['same-phone', 'same-lga'],
      'the number of the household',
    ],
    [{ phone: '803 111 0001', firstName: 'Sani', stateCode: 'KD', lga: 'Zaria' }, ['same-phone'], 'the number alone'],
  ])('%o: %o (%s)', (change, reasons, _why) => {
    expect(reasonsFor(change)).toEqual(reasons);
  });

  test.each([
    [{ firstName: 'Sani', lastName: 'Bello' }, 'a neighbour with another name'],
    [{ stateCode: 'KD', lga: 'Zaria', village: 'Badume' }, 'the same name in another state'],
    [{ lastName: 'Mohammed', village: 'Damargu', lga: 'Gwarzo' }, 'a like name in another LGA'],
    [{ firstName: 'Sani' }, 'a brother: the last name alone is none'],
    [{ firstName: '', lastName: 'Laraba' }, 'one name alone'],
    [{ phone: '0001', firstName: 'Sani' }, 'the end of a number'],
  ])('%o: nobody (%s)', (change, _why) => {
    expect(reasonsFor(change)).toBeNull();
  });

  test('come with the likest first, and never more than five', () => {
    const rows = [
      { id: 'g', ...laraba, village: 'Damargu' },
      ...['f', 'e', 'd', 'c', 'b', 'a'].map((id) => ({ id, ...laraba })),
      { id: 'phone', ...laraba },
    ];
    const found = likeFarmers(rows, sought({ phone: laraba.phone, village: 'Damargu' }));
    expect(found.map(({ id }) => id)).toEqual(['g', 'a', 'b', 'c', 'd']);
    expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? 100);
  });
});
