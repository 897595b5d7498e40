import { expect, test } from 'vitest';
import { checkLineToDatabase, checkUsers } from './database-config.ts';

const complaint = (address: string, more: Readonly<Record<string, string>> = {}): string => {
  try {
    checkLineToDatabase(more, 'DATABASE_URL', `postgres://shuka:secret@${address}`);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'none';
};

test.each(['db.example/shuka', '10.0.0.5/shuka?sslmode=require', 'pool:6432/shuka?sslmode=no-verify'])(
  'a database at %s must show its certificate, unless the network between is our own',
  (address) => {
    expect(complaint(address)).toMatch(/^DATABASE_URL must end in \?sslmode=verify-full .*\.$/);
    expect(complaint(address)).not.toContain('secret');
    expect(complaint(address, { DATABASE_NETWORK: 'private' })).toBe('none');
    expect(complaint(address.replace(/\?.*$/, '') + '?sslmode=verify-full')).toBe('none');
  },
);

test.each(['localhost/shuka', '127.0.0.1:5432/shuka', '[::1]/shuka', 'db/shuka?host=/run/postgresql'])(
  'one on this machine, at %s, need not',
  (address) => {
    expect(complaint(address)).toBe('none');
  },
);

test('who owns the tables is another user than who works in them', () => {
  const url = 'postgres://shuka:secret@localhost/shuka';
  expect(() => checkUsers(url, url)).toThrow(/^DATABASE_OWNER_URL names the user of DATABASE_URL: /);
  expect(() => checkUsers(url, url.replace('shuka:', 'keeper:'))).not.toThrow();
  expect(() => checkUsers(url, null)).not.toThrow();
});
