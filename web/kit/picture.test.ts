import { describe, expect, test } from 'vitest';
import { shrinkPicture, takenAtOf } from './picture.ts';

const now = Date.parse('2026-03-14T12:00:00Z');

const fileOf = (time: string): File => new File(['x'], 'farm.jpg', { lastModified: Date.parse(time) });

describe('when a picture was taken', () => {
  test('is what its file says: a picture of last week stays of last week', () => {
    expect(takenAtOf(fileOf('2026-03-07T08:00:00Z'), now).toISOString()).toBe('2026-03-07T08:00:00.000Z');
  });

  test('is now where the file comes from the future, or from a phone without a clock', () => {
    expect(takenAtOf(fileOf('2031-01-01T00:00:00Z'), now).getTime()).toBe(now);
    expect(takenAtOf(fileOf('1970-01-01T00:00:00Z'), now).getTime()).toBe(now);
  });
});

test('a file over 15 MB is told apart from one that is no picture, and is not even opened', async () => {
  const large = { size: 15_728_641 } as File;
  expect(await shrinkPicture(large)).toBe('too-large');
  expect(await shrinkPicture(new File(['<html>'], 'farm.jpg'))).toBe('unreadable');
});
