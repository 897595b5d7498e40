import * as z from 'zod/mini';

/* Bytes that are small enough to travel as text inside their act. */

/** Base64 with its padding: four letters for three bytes. */
export const base64Letters = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** At most so many bytes as base64. `says` is the catalogue entry where there are none, `saysLarge` where they are more. */
export const base64 = (mostBytes: number, says: string, saysLarge: string) =>
  z
    .string(says)
    .check(
      z.minLength(4, says),
      z.maxLength(base64Letters(mostBytes), saysLarge),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, says),
    );

/** A picture as base64: fewer than 16 letters hold none. */
export const base64Picture = (mostBytes: number, says: string, saysLarge: string) =>
  z.string(says).check(z.maxLength(base64Letters(mostBytes), saysLarge), z.regex(/^[A-Za-z0-9+/]{16,}={0,2}$/, says));
