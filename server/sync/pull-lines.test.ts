import { describe, expect, test } from 'vitest';
import { lastId } from '@shuka/domain/sync';
import type { Db } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';
import type { Change } from './place-store.ts';
import { cutLines, lineOf, readTexts, withoutOpenEnd } from './pull-lines.ts';

/* How changes go into the lines of a pull, without a database. */

const change = (rev: number, id: string, more: Partial<Change> = {}): Change => ({
  rev,
  scope_id: 'amina',
  type: 'farm',
  id,
  op: 'put',
  ...more,
});

const changes = (count: number): Change[] => Array.from({ length: count }, (_, at) => change(at + 1, `farm ${at}`));

describe('changes are cut into lines', () => {
  const sizes = (some: readonly Change[]): number[] => cutLines(some).map(({ length }) => length);

  test('of two hundred each, in their order, none left out', () => {
    const some = changes(401);
    expect(sizes(some)).toEqual([200, 200, 1]);
    expect(cutLines(some).flat()).toEqual(some);
    expect(cutLines([])).toEqual([]);
  });

  test('but what a record that moved left and where it came to stay in one line', () => {
    const moved = change(200, 'farm 199', { scope_id: 'bola' });
    expect(sizes([...changes(200), moved, change(201, 'farm 200')])).toEqual([201, 1]);
  });

  test('and no longer line for records of one revision, or for one record of two', () => {
    expect(sizes([...changes(200), change(200, 'another')])).toEqual([200, 1]);
    expect(sizes([...changes(200), change(201, 'farm 199')])).toEqual([200, 1]);
  });
});

describe('a page of changes', () => {
  test('that is not full is whole', () => {
    expect(withoutOpenEnd(changes(3), 4)).toEqual(changes(3));
  });

  test('that is full leaves out its last place, which may go on in the next', () => {
    expect(withoutOpenEnd(changes(4), 4)).toEqual(changes(3));
    const left = change(3, 'farm 2', { scope_id: 'bola', op: 'gone' });
    expect(withoutOpenEnd([...changes(3), left], 4)).toEqual(changes(2));
  });

  test('keeps what only shares a revision or an id with its last place', () => {
    const last = change(3, 'farm 2');
    const near = [change(3, 'farm 1'), change(2, 'farm 2')];
    expect(withoutOpenEnd([...near, last], 3)).toEqual(near);
  });
});

describe('what records say', () => {
  const asked: string[] = [];
  const type = (name: string, texts: Readonly<Record<string, string>>): SyncedType => ({
    type: name,
    read: async (_db, ids) => {
      asked.push(`${name}: ${ids.join(', ')}`);
      return ids.flatMap((id) => (texts[id] === undefined ? [] : [{ id, text: texts[id] }]));
    },
  });

  test('is read once a type, of those that are put alone; what is not there any more is missing', async () => {
    const some = [
      change(1, 'one'),
      change(2, 'two', { op: 'gone' }),
      change(3, 'three', { op: 'drop' }),
      change(4, 'four', { type: 'season' }),
      change(5, 'five'),
    ];
    const synced = [type('farm', { one: '{"a":1}' }), type('season', { four: '{"b":2}' }), type('visit', {})];
    expect([...(await readTexts({} as Db, some, synced))]).toEqual([
      ['farm one', '{"a":1}'],
      ['season four', '{"b":2}'],
    ]);
    expect(asked).toEqual(['farm: one, five', 'season: four']);
  });
});

describe('a line', () => {
  const epoch = '0193a000-0000-7000-8000-000000000001';
  const at = { epoch, places: new Map([['KN', { rev: 17, id: lastId }]]) };
  const read = (some: readonly Change[], texts: readonly [string, string][] = []): unknown => {
    const text = lineOf(at, some, new Map(texts));
    expect(text.endsWith('}\n')).toBe(true);
    return JSON.parse(text);
  };

  test('without changes says where the phone is, and nothing else', () => {
    expect(read([])).toEqual({ at: `${epoch}~KN.17` });
  });

  test('says by scope what is put, what is gone from where, and which scopes were taken away', () => {
    const some = [
      change(1, 'one'),
      change(2, 'two', { scope_id: 'bola' }),
      change(3, 'three'),
      change(4, 'four', { op: 'gone', type: 'season' }),
      change(5, 'five', { op: 'drop', scope_id: 'chidi' }),
    ];
    const texts: [string, string][] = [
      ['farm one', '{"name":"Hill"}'],
      ['farm two', '{"name":"Brook"}'],
      ['farm three', '{"name":"Well"}'],
    ];
    expect(read(some, texts)).toEqual({
      at: `${epoch}~KN.17`,
      put: [
        [
          'amina',
          [
            ['farm', 'one', { name: 'Hill' }],
            ['farm', 'three', { name: 'Well' }],
          ],
        ],
        ['bola', [['farm', 'two', { name: 'Brook' }]]],
      ],
      gone: [['amina', 'season', 'four']],
      drop: ['chidi'],
    });
  });

  test('puts neither what is not there any more, nor what is gone though its text is known', () => {
    const some = [change(1, 'lost'), change(2, 'one', { op: 'gone' })];
    expect(read(some, [['farm one', '{}']])).toEqual({ at: `${epoch}~KN.17`, gone: [['amina', 'farm', 'one']] });
  });
});
