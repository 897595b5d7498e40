import { paySandbox as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { paymentHeard } from './payment-jobs.ts';
import { providerNamed } from './payment-provider.ts';
import { idOfReference } from './payment-store.ts';
import { endSandboxCharge, findSandboxOrder } from './sandbox-book.ts';

export const paySandbox = handle(contract, async ({ reference, outcome }, context) => {
  const { db, jobs, publicUrl } = context;
  const order = providerNamed(context, 'sandbox') === null ? null : await findSandboxOrder(db, reference);
  const paymentId = idOfReference(reference);
  if (order?.kind !== 'charge' || paymentId === null) throw new Problem('not-found');
  if (await endSandboxCharge(db, reference, outcome)) await jobs.send(paymentHeard, { id: paymentId }, db);
  else if ((await findSandboxOrder(db, reference))?.outcome !== outcome) throw new Problem('sandbox-decided');
  return { returnTo: `${publicUrl}/Auth?payment=${paymentId}` };
});
