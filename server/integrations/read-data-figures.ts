import { countryCode } from '@shuka/domain/figures';
import { readDataFigures as contract } from '@shuka/domain/integrations';
import { findPlaceFigures } from '#figures';
import { NotTheirs } from '#kit/authorize.ts';
import { keyHolderOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';

/** A programme of a state reads of that state alone; one of the country of every state too. */
export const readDataFigures = handle(contract, async ({ place }, context) => {
  const theirs = keyHolderOf(context).place;
  if (theirs !== place && theirs !== countryCode) throw new NotTheirs();
  return findPlaceFigures(context.db, place);
});
