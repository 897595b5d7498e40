import { expect, test } from 'vitest';
import { faultOfNewPin } from './pin-rules.ts';

test.each(['12345', '1234567', '12a456', ''])('"%s" is no PIN of six digits', (pin) => {
  expect(faultOfNewPin(pin, pin)).toEqual({ field: 'pin', says: 'pin.wrongLength' });
});

test.each(['000000', '123456', '654321', '232323', '187187'])('%s is too easy to guess', (pin) => {
  expect(faultOfNewPin(pin, pin)).toEqual({ field: 'pin', says: 'pin.tooEasy' });
});

test('a PIN is typed twice, the same both times', () => {
  expect(faultOfNewPin('284913', '284931')).toEqual({ field: 'again', says: 'pin.differ' });
  expect(faultOfNewPin('284913', '284913')).toBeNull();
});
