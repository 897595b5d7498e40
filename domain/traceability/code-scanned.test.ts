import { expect, test } from 'vitest';
import { lastDigitOf } from './code-digits.ts';
import { readScanned } from './code-scanned.ts';
import { traceCodeOf } from './code-trace.ts';

const house = 'https://shuka.example';
const id = '0193a000-0021-7000-8000-000000000001';
const code = traceCodeOf(id);
const right = lastDigitOf('0615110123456');
const wrong = String((Number(right) + 1) % 10);
const thingOf = (text: string) => readScanned(text, house).thing;
const faultOf = (text: string) => readScanned(text, house).fault;

test('our own code names its thing as a link, as letters, and as people type it', () => {
  const link = `${house}/t/${code}`;
  expect(thingOf(link)).toBe(link);
  expect(thingOf(` ${code} `)).toBe(link);
  expect(thingOf(code.toLowerCase().replaceAll(/(.{4})/g, '$1 '))).toBe(link);
  expect(thingOf(`http://localhost:3000/t/${code}?lang=ha`)).toBe(link);
});

test('numbers of GS1 name a unit, or goods by product with batch or serial number', () => {
  const unit = 'https://id.gs1.org/00/061511000000000026';
  for (const text of ['061511000000000026', '0615 1100 0000 0000 26', '(00)061511000000000026', '00061511000000000026'])
    expect(thingOf(text), text).toBe(unit);
  expect(thingOf(`${house}/00/061511000000000026`)).toBe(unit);
  const goods = `https://id.gs1.org/01/0615110123456${right}/10/J7`;
  expect(thingOf(`(01)0615110123456${right}(10)J7`)).toBe(goods);
  expect(thingOf(`]C1010615110123456${right}10J7`)).toBe(goods);
  expect(thingOf(`https://brand.example/01/0615110123456${right}/10/J7?15=271231`)).toBe(goods);
});

test('a wrong check digit is told, and so is a number that names no goods of its own', () => {
  expect(faultOf('061511000000000027')).toBe('check-digit');
  expect(faultOf(`(01)0615110123456${wrong}(10)J7`)).toBe('check-digit');
  expect(faultOf(`615110123456${right}`)).toBe('no-batch');
  expect(faultOf(`615110123456${wrong}`)).toBe('check-digit');
  expect(faultOf(`(01)0615110123456${right}`)).toBe('no-batch');
  expect(faultOf('')).toBe('not-a-code');
  expect(faultOf('Sule')).toBe('not-a-code');
  expect(faultOf('(99)X')).toBe('unknown-ai');
});

test('the address that another house gave a thing is taken as it is', () => {
  expect(thingOf('https://stock.example/lot/7')).toBe('https://stock.example/lot/7');
});
