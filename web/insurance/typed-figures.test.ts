import { expect, test } from 'vitest';
import { hundredthsTyped, koboTyped, monthsTyped, ppmTyped } from './typed-figures.ts';

test.each([
  ['an amount', koboTyped, '150,000', 15_000_000],
  ['an amount', koboTyped, ' 1000.50 ', 100_050],
  ['no amount', koboTyped, '1.000,50', null],
  ['no amount', koboTyped, '0', null],
  ['no amount', koboTyped, '-5', null],
  ['a rate', ppmTyped, '2.5', 25_000],
  ['a rate', ppmTyped, '0', 0],
  ['no rate', ppmTyped, '2,5', null],
  ['no rate', ppmTyped, '-5', null],
  ['months', monthsTyped, '06', 6],
  ['no months', monthsTyped, '0', null],
  ['no months', monthsTyped, '6.5', null],
  ['rain', hundredthsTyped, '80.5', 8050],
  ['no rain', hundredthsTyped, '-80', null],
  ['no rain', hundredthsTyped, '', null],
])('as %s of the calculators %o reads %j as %j', (_what, typed, text, figure) => {
  expect(typed(text)).toBe(figure);
});
