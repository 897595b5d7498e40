import * as z from 'zod/mini';
import { id } from '@shuka/domain/kit/id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';

const usualSize = 20;

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** The size of the page that was asked for; the contract's schema has seen to its bounds. */
export const limitOf = (limit: string | undefined): number => (limit === undefined ? usualSize : Number(limit));

const text = z.string().check(z.regex(/^[^\u0000]*$/));

/** A day that is in no calendar would be an error of the database. */
const isMoment = (read: string): boolean => {
  const moment = new Date(read);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === read.slice(0, 19);
};

const moment = z.string().check(z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/), z.refine(isMoment));

const number = z.string().check(z.regex(/^\d{1,9}$/));

/** What a cursor may hold; anyone can make one up, so each part is parsed like any other input. */
const cursorKeys = { text, id, moment, number } as const;

/** The key of the row a page begins after, as `cutPage` wrote it. @throws Problem `invalid` for a cursor we never made. */
export const cursorParts = (
  after: string | undefined,
  keys: readonly (keyof typeof cursorKeys)[],
): readonly string[] | null => {
  if (after === undefined) return null;
  const parts = readJson(Buffer.from(after, 'base64url').toString('utf8'));
  const isOurs =
    Array.isArray(parts) &&
    parts.length === keys.length &&
    keys.every((key, place) => cursorKeys[key].safeParse(parts[place]).success);
  if (isOurs) return parts as string[]; // each part was parsed as a string of its kind
  throw new Problem('invalid', { fields: [{ field: 'after', says: 'field.cursor' }] });
};

/** The cursor of a page that goes on after a row of this key, for a list that is not cut by one row more. */
export const cursorOf = (key: readonly string[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** Cuts one row more than a page into a page and the cursor of the next. */
export const cutPage = <Row>(found: readonly Row[], size: number, keyOf: (row: Row) => readonly string[]) => {
  const items = found.slice(0, size);
  const last = items.at(-1);
  const next = found.length > size && last !== undefined ? cursorOf(keyOf(last)) : null;
  return { items: [...items], next };
};
