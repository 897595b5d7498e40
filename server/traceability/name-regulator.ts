import { nameRegulator as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword, findAccountByEmail } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertRegulator } from './regulator-store.ts';
import { regulatorNow } from './show-regulators.ts';

export const nameRegulator = handle(
  contract,
  async ({ id, email, authority, states, reason }, context) => {
    const { db, clock } = context;
    const account = await findAccountByEmail(db, email);
    const askedBy = viewerOf(context).accountId;
    if (account?.state !== 'active' || account.id === askedBy) throw new Problem('no-such-person');
    const { roles } = account;
    // Whoever is looked at does not look.
    if (roles.includes('farmer') || roles.includes('agro-processor')) throw new Problem('is-regulated');
    const draft = { id, accountId: account.id, authority, states: [...new Set(states)], reason, askedBy };
    if (!(await insertRegulator(db, draft, clock.now()))) throw new Problem('is-regulator');
    return regulatorNow(context, id);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
