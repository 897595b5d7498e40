import { revokePassport as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findPassport, setRevoked } from './passport-store.ts';
import { showPassport } from './show-passport.ts';

export const revokePassport = handle(contract, async ({ passportId }, context) => {
  await setRevoked(context.db, passportId, context.clock.now());
  const found = await findPassport(context.db, passportId);
  if (found === null) throw new Problem('not-found');
  return showPassport(found, context);
});
