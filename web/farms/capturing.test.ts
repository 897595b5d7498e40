import { describe, expect, test } from 'vitest';
import type { Fix } from '@shuka/domain/kit/fixes.ts';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { capturing } from './capturing.ts';
import { beginCapture, isMeasured, mostCorners, type Capture, type CaptureAct } from './plot-capture.ts';

const start: Position = [8.517, 12.002];

/** So many metres east and north of the start, near Kano. */
const at = (east: number, north: number): Position => [start[0] + east / 108_900, start[1] + north / 110_634];

let clock = 0;
const fix = (position: Position, accuracyMetres = 6): Fix => ({
  position,
  accuracyMetres,
  atMillis: (clock += 60_000),
});

const take = (position: Position, accuracyMetres = 6): CaptureAct => {
  const fixes = [fix(position, accuracyMetres), fix(position, accuracyMetres)];
  return { act: 'take', fixes, seen: fixes };
};
const pass = (position: Position, accuracyMetres = 6): CaptureAct => {
  const one = fix(position, accuracyMetres);
  return { act: 'pass', fix: one, seen: [one] };
};
const tap = (position: Position): CaptureAct => ({ act: 'tap', position });

const after = (capture: Capture, ...acts: readonly CaptureAct[]): Capture =>
  acts.reduce((now, act) => capturing(now, act).capture, capture);

const walk = beginCapture('plot-1', 'walked', 0);
const square = after(walk, take(at(0, 0)), take(at(100, 0)), take(at(100, 100)), take(at(0, 100)));

describe('a corner at a time', () => {
  test('is the average of what the GPS said there, and remembers how good it was', () => {
    const { capture, refused } = capturing(walk, take(at(0, 0), 8));
    expect(refused).toBeNull();
    expect(capture.corners).toEqual([
      { position: start, by: 'walked', accuracyMetres: expect.closeTo(8 / Math.sqrt(2), 2) },
    ]);
  });

  test('is not taken from rough fixes, and it is said why', () => {
    expect(capturing(walk, take(at(0, 0), 500))).toEqual({ capture: walk, refused: 'plots.tooRough' });
  });

  test('leaves rough fixes out when there are good ones too', () => {
    const fixes = [fix(at(40, 0), 25), fix(at(0, 0), 5)];
    expect(capturing(walk, { act: 'take', fixes, seen: fixes }).capture.corners[0]?.position).toEqual(start);
  });

  test('is not taken twice on one spot', () => {
    expect(capturing(square, take(at(0, 100.3))).refused).toBe('plots.sameCorner');
  });

  test('needs five seconds and one good fix', () => {
    expect(isMeasured([fix(start, 5)], 10, 4999)).toBe(false);
    expect(isMeasured([fix(start, 5)], 10, 5000)).toBe(true);
    expect(isMeasured([fix(start, 12)], 10, 60_000)).toBe(false);
  });
});

describe('the gate', () => {
  test('opens to 30 m when asked, and never wider', () => {
    const loosened = after(walk, { act: 'gate', gateMetres: 30 });
    expect(after(loosened, take(start, 25)).corners).toHaveLength(1);
    const pushed = after(walk, { act: 'gate', gateMetres: 1000 });
    expect(pushed.gateMetres).toBe(30);
    expect(capturing(pushed, take(start, 500)).refused).toBe('plots.tooRough');
    expect(after(pushed, pass(start, 500)).corners).toEqual([]);
  });
});

describe('a steady walk', () => {
  const steady = after(walk, { act: 'mode', mode: 'steady' });

  test('takes a corner every five metres', () => {
    const walked = after(steady, ...[0, 3, 6, 8, 12].map((metres) => pass(at(metres, 0))));
    expect(walked.corners.map(({ position }) => position)).toHaveLength(3);
  });

  test('drops what it took on coming back to its first corner', () => {
    const round = after(steady, ...[at(0, 0), at(50, 0), at(50, 50), at(0, 8), at(0, 2)].map((place) => pass(place)));
    expect(after(round, pass(at(0, -4)), { act: 'finish' }).corners).toHaveLength(4);
  });

  test('says when it holds as many corners as a plot may have', () => {
    const corner = { position: start, by: 'walked', accuracyMetres: 5 } as const;
    const full = { ...steady, corners: Array.from({ length: mostCorners }, () => corner) };
    expect(capturing(full, pass(at(50, 0))).refused).toBe('plots.tooManyCorners');
  });
});

describe('taking back', () => {
  test('takes the last corner away', () => {
    expect(after(square, { act: 'undo' }).corners).toEqual(square.corners.slice(0, 3));
    expect(after(walk, { act: 'undo' })).toEqual(walk);
  });

  test('brings a removed corner back to its place', () => {
    const removed = after(square, { act: 'remove', index: 1 });
    expect(removed.corners).toHaveLength(3);
    expect(after(removed, { act: 'undo' }).corners).toEqual(square.corners);
  });

  test('puts a moved corner back, measured as it was', () => {
    const moved = after(square, { act: 'move', index: 2, position: at(120, 120) });
    expect(moved.corners[2]).toMatchObject({ by: 'tapped', accuracyMetres: null });
    expect(after(moved, { act: 'undo' }).corners).toEqual(square.corners);
  });

  test('works after a restart, when only the corners are known', () => {
    expect(after({ ...square, past: [] }, { act: 'undo' }).corners).toEqual(square.corners.slice(0, 3));
  });

  test('a corner that is not there is neither moved nor removed', () => {
    expect(after(square, { act: 'remove', index: 9 })).toEqual(square);
    expect(after(square, { act: 'move', index: 9, position: start })).toEqual(square);
  });
});

describe('finishing', () => {
  test('needs three corners', () => {
    const two = after(walk, take(at(0, 0)), take(at(50, 0)));
    expect(capturing(two, { act: 'finish' })).toEqual({ capture: two, refused: 'plots.tooFewCorners' });
    expect(after(square, { act: 'finish' }).isChecking).toBe(true);
    expect(after(square, { act: 'finish' }, { act: 'reopen' })).toEqual(square);
  });
});

describe('other ways', () => {
  test('a walk can be gone on with by tapping, without losing a corner', () => {
    const mixed = after(square, { act: 'undo' }, { act: 'switch', way: 'tapped' }, tap(at(0, 90)));
    expect(mixed.corners.map(({ by }) => by)).toEqual(['walked', 'walked', 'walked', 'tapped']);
    expect(capturing(mixed, tap(at(0, 90))).refused).toBe('plots.sameCorner');
  });

  test('typed corners replace the others, but those left as they were stay walked', () => {
    const positions = [...square.corners.slice(0, 3).map(({ position }) => position), at(-5, 95)];
    const typed = after(square, { act: 'type', positions });
    expect(typed.corners.map(({ by }) => by)).toEqual(['walked', 'walked', 'walked', 'typed']);
  });

  test('swapped twice, latitude and longitude stand as before', () => {
    const swapped = after(square, { act: 'swap' });
    expect(swapped.corners[0]?.position).toEqual([start[1], start[0]]);
    expect(after(swapped, { act: 'swap' }).corners).toEqual(square.corners);
  });
});

test('positions that look made up leave a mark that stays', () => {
  const jumped = [{ ...fix(start), isMock: true }];
  const marked = after(walk, { act: 'take', fixes: jumped, seen: jumped });
  expect(marked.looksMocked).toBe(true);
  expect(after(marked, take(at(50, 0))).looksMocked).toBe(true);
  expect(square.looksMocked).toBe(false);
});
