import type { Fix } from './fixes.ts';
import { metresBetween } from './geodesy.ts';

/** A real phone trembles; so many fixes in a row without any change come from a program. */
const sameInARow = 10;

/** 180 km/h: no one maps a plot from a faster vehicle. */
const fastestMetresPerSecond = 50;

const areSame = (one: Fix, other: Fix): boolean =>
  one.position[0] === other.position[0] &&
  one.position[1] === other.position[1] &&
  one.accuracyMetres === other.accuracyMetres;

/** The two circles of doubt are taken off first: a coarse fix from masts jumps far when the satellites are found. */
const isImpossibleMove = (from: Fix, to: Fix): boolean => {
  const sureMetres = metresBetween(from.position, to.position) - from.accuracyMetres - to.accuracyMetres;
  const seconds = Math.abs(to.atMillis - from.atMillis) / 1000;
  return sureMetres > fastestMetresPerSecond * seconds;
};

const isStuck = (fixes: readonly Fix[]): boolean => {
  let run = 0;
  return fixes.some((fix, index) => {
    const before = fixes[index - 1];
    run = before !== undefined && areSame(before, fix) ? run + 1 : 1;
    return run >= sameInARow;
  });
};

/**
 * Signs, in fixes in the order they came, that a program and not the sky gave them: the phone says so, an accuracy of 0 or
 * less, ten the same in a row, a move faster than 50 m/s. A reason for a manager to look, never to refuse: all can err.
 */
export const looksMocked = (fixes: readonly Fix[]): boolean =>
  fixes.some((fix) => fix.isMock === true || fix.accuracyMetres <= 0) ||
  fixes.some((fix, index) => {
    const before = fixes[index - 1];
    return before !== undefined && isImpossibleMove(before, fix);
  }) ||
  isStuck(fixes);
