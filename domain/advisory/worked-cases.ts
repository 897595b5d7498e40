import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/* The worked cases that tests of this slice read where they are there. */

const folder = new URL('../../../shared/vectors/agronomy/', import.meta.url);

export const isHere = existsSync(folder);

/** Why a case was left out. */
export const says = 'the folder shared/vectors is absent, so its worked cases were not tried';

// The shapes of these files are theirs; a wrong one fails the test that reads it.
// oxlint-disable-next-line typescript/no-explicit-any
export const read = (name: string): any => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** Equal to half a unit of the last of so many decimals. */
export const close = (seen: number, wanted: number, places: number): void => {
  expect(Math.abs(seen - wanted)).toBeLessThanOrEqual(0.5001 * 10 ** -places);
};
