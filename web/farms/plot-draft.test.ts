import { describe, expect, test } from 'vitest';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { capturing } from './capturing.ts';
import { beginCapture, type Capture } from './plot-capture.ts';
import { draftKeyOf, draftsOf, type DraftKeeper } from './plot-draft.ts';

/** A phone whose first write is the slowest. */
const phone = () => {
  const kept = new Map<string, string>();
  let slowness = 30;
  const keeper: DraftKeeper = {
    keep: async (key, value) => {
      slowness /= 2;
      await new Promise((resolve) => setTimeout(resolve, slowness));
      kept.set(key, JSON.stringify(value));
    },
    read: async (key) => JSON.parse(kept.get(key) ?? 'null') as unknown,
    drop: async (key) => void kept.delete(key),
  };
  return { kept, keeper };
};

const tap = (capture: Capture, position: Position): Capture => capturing(capture, { act: 'tap', position }).capture;

const key = draftKeyOf('farm-1', null);
const begun = beginCapture('plot-1', 'tapped', 7);
const one = tap(begun, [8.51, 12.01]);
const two = tap(one, [8.52, 12.01]);

describe('a boundary that was begun', () => {
  test('is found again after the app was closed, corner by corner, ready to go on', async () => {
    const { keeper } = phone();
    await draftsOf(key, keeper).keep(two);
    const found = await draftsOf(key, keeper).read();
    expect(found).toEqual({ ...two, past: [] });
    expect(found && capturing(found, { act: 'undo' }).capture.corners).toEqual(one.corners);
  });

  test('is kept as it was last, though an earlier write takes longer', async () => {
    const { keeper } = phone();
    const drafts = draftsOf(key, keeper);
    await Promise.all([drafts.keep(one), drafts.keep(two)]);
    expect((await drafts.read())?.corners).toHaveLength(2);
  });

  test('is gone once it is saved', async () => {
    const { keeper, kept } = phone();
    const drafts = draftsOf(key, keeper);
    void drafts.keep(two);
    await drafts.drop();
    expect(kept.size).toBe(0);
    expect(await drafts.read()).toBeNull();
  });

  test('has a place of its own for each plot', () => {
    expect(new Set([key, draftKeyOf('farm-1', 'plot-9'), draftKeyOf('farm-2', null)]).size).toBe(3);
  });
});

test('a phone that is full is heard of, and the next corner is tried again', async () => {
  const { keeper, kept } = phone();
  let isFull = true;
  const full: DraftKeeper = {
    ...keeper,
    keep: (place, value) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : keeper.keep(place, value)),
  };
  const drafts = draftsOf(key, full);
  await expect(drafts.keep(one)).rejects.toThrow('QuotaExceededError');
  isFull = false;
  await drafts.keep(two);
  expect(kept.size).toBe(1);
});

test('what cannot be read as a boundary is no boundary', async () => {
  const { keeper } = phone();
  await keeper.keep(key, { corners: 'many' });
  expect(await draftsOf(key, keeper).read()).toBeNull();
});
