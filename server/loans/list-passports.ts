import { listPassports as contract } from '@shuka/domain/loans';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findPassportsOf } from './passport-store.ts';
import { showPassport } from './show-passport.ts';

export const listPassports = handle(contract, async (_input, context) => {
  const found = await findPassportsOf(context.db, viewerOf(context).accountId);
  return { items: found.map((one) => showPassport(one, context)) };
});
