import { expect, test } from 'vitest';
import type { SignedPaper } from '@shuka/domain/marketplace';
import { isOfServer } from './check-signature.ts';

/* RFC 8032, section 7.1, test 2: the message is the one letter 'r'. */
const publicKey = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';
const signature = 'kqAJqfDUyrhyDoILX2QlQKKye1QWUD-Ps3YiI-vbadoIWsHkPhWZbkWPNhPQ8R2MOHsurrQwKu6wDSkWErsMAA';

const of = (signed: string, by = signature): SignedPaper => ({
  paper: {} as SignedPaper['paper'],
  signed,
  signature: by,
});

test('a phone knows what the server signed, without asking anybody, and nothing else', async () => {
  expect(await isOfServer(of('r'), publicKey)).toBe(true);
  expect(await isOfServer(of('s'), publicKey)).toBe(false);
  expect(await isOfServer(of('r', `A${signature.slice(1)}`), publicKey)).toBe(false);
  expect(await isOfServer(of('r'), publicKey.replace('3d', '3e'))).toBe(false);
  expect(await isOfServer(of('r', 'A'.repeat(86)), publicKey)).toBe(false);
});
