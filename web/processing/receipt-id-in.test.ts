import { expect, test } from 'vitest';
import { receiptIdIn } from './receipt-id-in.ts';

const id = '0193a000-0000-7000-8000-000000000001';

test.each([
  [`https://shuka.ng/receipt?id=${id}`, id],
  [`  ${id.toUpperCase()} `, id],
  [`shuka.ng/receipt?id=${id}&x=1`, id],
  ['', ''],
  ['GR-0001', ''],
  [`${id}0`, ''],
])('of %j the receipt is %j', (typed, found) => expect(receiptIdIn(typed)).toBe(found));
