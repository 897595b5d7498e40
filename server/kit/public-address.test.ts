import { expect, test } from 'vitest';
import { mayCall, publicLookup } from '#kit/call-out.ts';
import { isPublicAddress } from '#kit/public-address.ts';

const inside = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.0.0.8',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',

  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  'no-address',
  '',
];

test.each(inside)('%s is not of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '41.58.0.1', '172.32.0.1', '2a00:1450:4009::1', '2606:4700::1111'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const hostile = [
  'http://stock.example/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://169.254.169.254/latest/meta-data/',

  'https://user:pass@stock.example/',
  'https://stock.example:22/',
  'https://stock.example:25/',
  'ftp://stock.example/',
];

test.each(hostile)('%s is not called', (address) => {
  expect(mayCall(new URL(address), false)).toBe(false);
});

test('an address with a name is called, and a high port', () => {
  expect(mayCall(new URL('https://stock.example/hooks'), false)).toBe(true);
  expect(mayCall(new URL('https://stock.example:8443/hooks'), false)).toBe(true);
});

test('a name that leads into a network of one’s own is not connected to', async () => {
  const found = await new Promise((done) =>
    publicLookup('localhost', { all: true }, (error, addresses) => done([error?.code, addresses])),
  );
  expect(found).toEqual(['NOT_ALLOWED', []]);
});
