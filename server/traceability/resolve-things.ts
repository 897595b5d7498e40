import { idOfOwnLink, readId, type GoodsPart } from '@shuka/domain/traceability';
import type { Context } from '#kit/context.ts';
import { row, sql } from '#kit/db.ts';
import { lotAddress, unitAddress } from './addresses.ts';

type Asking = Pick<Context, 'db' | 'publicUrl'>;

/** What one of our own codes stands for: a unit, by its number where it has one, or a lot. */
const ofOwnCode = async ({ db, publicUrl }: Asking, id: string): Promise<string> => {
  const unit = await row<{ sscc: string }>(db, sql`select sscc from traceability.logistic_unit where id = ${id}`);
  if (unit !== null) return unitAddress(publicUrl, id, unit.sscc);
  const nameless = unitAddress(publicUrl, id, '');
  const isUnit = (await row(db, sql`select 1 from traceability.thing where uri = ${nameless}`)) !== null;
  return isUnit ? nameless : lotAddress(publicUrl, id);
};

/**
 * The address by which a thing is kept. @param said an address of any house, or one of our own links as it stands in a code.
 * Whether there is such a thing, and who may know of it, is not asked here.
 */
export const asThing = async (asking: Asking, said: string): Promise<string> => {
  const id = idOfOwnLink(said);
  return id === null ? readId(said).id : ofOwnCode(asking, id);
};

/** The same of several, in their order. */
export const asThings = async (asking: Asking, said: readonly string[]): Promise<string[]> => {
  const things: string[] = [];
  for (const one of said) things.push(await asThing(asking, one));
  return things;
};

/** Parts with the addresses by which their things are kept. */
export const asParts = async (asking: Asking, said: readonly GoodsPart[]): Promise<GoodsPart[]> => {
  const parts: GoodsPart[] = [];
  for (const { thing, grams } of said) parts.push({ thing: await asThing(asking, thing), grams });
  return parts;
};
