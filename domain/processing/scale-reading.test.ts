import { expect, test } from 'vitest';
import { nextReceipt, newMark, receiptPattern } from './receipt-number.ts';
import { readScaleLine, scaleListener } from './scale-reading.ts';
import { lastCalibrated, wordAt } from './scale-rules.ts';

test.each([
  ['ST,GS,+  123.4kg', { grams: 123_400, isStable: true, isNet: false }],
  ['US,NT,+   98.75 kg', { grams: 98_750, isStable: false, isNet: true }],
  ['\u0002ST,GS,+001234 kg\u0003', { grams: 1_234_000, isStable: true, isNet: false }],
  ['S 1,250.5 kg', { grams: 1_250_500, isStable: true, isNet: null }],
  ['ST,GS,+   12.34t', { grams: 12_340_000, isStable: true, isNet: false }],
  ['  502 kg', { grams: 502_000, isStable: false, isNet: null }],
  ['ST,GS,+ 950 g', { grams: 950, isStable: true, isNet: false }],
])('a scale that sends "%s" is understood', (line, reading) => {
  expect(readScaleLine(line)).toEqual(reading);
});

test.each(['OL,GS,+99999kg', 'ST,TR,+ 20.0kg', 'ST,GS,- 12.0kg', 'READY', '', '12.5', 'kg'])(
  'a scale that sends "%s" has said no weight',
  (line) => expect(readScaleLine(line)).toBeNull(),
);

test('what a scale sends in pieces is heard line by line, and told when it stands still', () => {
  const heard: number[] = [];
  const listen = scaleListener((grams) => heard.push(grams));
  for (const piece of [
    'US,GS,+ 10',
    '0.0kg\r\nST,G',
    'S,+ 520.0kg\r',
    '\nnoise\n',
    '7 kg\n7 kg\n8 kg\n7 kg\n7 kg\n7 kg\n',
  ])
    listen(piece);
  expect(heard).toEqual([520_000, 7000]);
});

test('receipts of one device count up from the last that it or anybody knows of', () => {
  const mark = newMark(new Uint8Array([0, 31, 200, 7, 90, 255]));
  expect(mark).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(nextReceipt(mark, [], 0)).toBe(`${mark}-0001`);
  expect(nextReceipt(mark, [`${mark}-0041`, 'OTHER1-0099'], 7)).toBe(`${mark}-0042`);
  expect(nextReceipt(mark, [`${mark}-0041`], 9999)).toMatch(receiptPattern);
});

const word = {
  name: 'Gate',
  capacityKilograms: 100,
  calibratedOn: '2026-01-31',
  validUntil: '2026-06-30',
  isRetired: false,
  saidAt: '2026-01-31T08:00:00.000Z',
};
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

test('a scale weighs on the days of its calibration alone, by the word that stood then or put it right', () => {
  const next = { ...word, calibratedOn: '2026-08-01', validUntil: '2027-01-31', saidAt: '2026-08-01T08:00:00.000Z' };
  expect(wordAt([next, word], noonOf('2026-06-30'))).toBe(word);
  expect(wordAt([next, word], noonOf('2026-08-01'))).toBe(next);
  expect(() => wordAt([next, word], noonOf('2026-07-01'))).toThrow('scale-not-calibrated');
  expect(() => wordAt([], noonOf('2026-03-01'))).toThrow('no-such-scale');
  expect(lastCalibrated('2024-02-29')).toBe('2025-02-28');
});

test('a scale that is out of use weighs no more, nor one whose owner took a day back; what it weighed before stands', () => {
  const retired = { ...word, isRetired: true, saidAt: '2026-03-01T08:00:00.000Z' };
  const shorter = { ...word, validUntil: '2026-02-28', saidAt: '2026-03-01T08:00:00.000Z' };
  for (const last of [retired, shorter]) {
    expect(() => wordAt([last, word], noonOf('2026-03-01'))).toThrow('scale-not-calibrated');
    expect(wordAt([last, word], noonOf('2026-02-10'))).toMatchObject({ name: 'Gate' });
  }
});
