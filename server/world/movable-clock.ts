import type { Clock } from '#kit/clock.ts';

type Span = { readonly seconds?: number; readonly minutes?: number; readonly hours?: number };

/** A clock that goes on as clocks do and jumps ahead when told to. */
export type MovableClock = Clock & { move(by: Span): void };

const monday = Date.parse('2026-06-01T09:00:00Z');

/** @param begins a Monday morning four weeks after the demo world does, unless said otherwise. */
export const movableClock = (begins = monday): MovableClock => {
  const startedAt = performance.now();
  let moved = 0;
  return {
    now: () => new Date(begins + moved + performance.now() - startedAt),
    move: ({ seconds = 0, minutes = 0, hours = 0 }) => {
      moved += (seconds + minutes * 60 + hours * 3600) * 1000;
    },
  };
};
