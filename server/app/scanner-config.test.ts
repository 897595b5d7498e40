import { expect, test } from 'vitest';
import { scannerOf } from './scanner-config.ts';

test('a scanner of files is named by its port or by a socket of the machine, or not at all', () => {
  const scanner = (said: string) => scannerOf({ FILE_SCANNER: said });
  expect([scannerOf({}), scanner('')]).toEqual([null, null]);
  expect(scanner('tcp://127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 });
  expect(scanner('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(scanner('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
});

test.each(['127.0.0.1:3310', 'tcp://clamav', 'tcp://a:b@clamav:3310', 'http://clamav:3310', 'unix:clamd.ctl'])(
  'a scanner that is named %s stops the start with a sentence',
  (said) => {
    expect(() => scannerOf({ FILE_SCANNER: said })).toThrow('FILE_SCANNER must be where clamd listens');
  },
);
