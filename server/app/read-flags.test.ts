import { expect, test } from 'vitest';
import { folderOf, momentOf, readFlags } from './read-flags.ts';

test('a command is said with a folder and flags, and a moment with its zone', () => {
  const said = readFlags(['/srv/wal', '--to', '2026-11-23T14:30:00+01:00', '--into', '/srv/new'], ['to', 'into']);
  expect([folderOf(said, 'restore'), momentOf(said)?.toISOString(), said.flags.get('into')]).toEqual([
    '/srv/wal',
    '2026-11-23T13:30:00.000Z',
    '/srv/new',
  ]);
  expect(momentOf(readFlags(['/srv/wal'], []))).toBeNull();
  expect(() => momentOf(readFlags(['--to', '2026-11-23 14:30'], ['to']))).toThrow('with its zone');
  expect(() => readFlags(['--wall'], ['wal'])).toThrow('Nothing here is called --wall');
  expect(() => folderOf(readFlags([], []), 'backup')).toThrow('Say which folder');
});
