import { newId } from '@shuka/domain/kit/new-id.ts';
import { move, openClearing, openWallet } from '#finance';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const owners: Partial<Record<Case['viewer'], string>> = {
  farmer: people.amina.accountId,
  investor: people.bola.accountId,
  processor: people.danjuma.accountId,
  admin: people.ngozi.accountId,
};

const ofOwner: MakeInput = async ({ viewer, object }) => ({
  ownerId: await idFor(object, (whose) => {
    if (whose === 'assigned') return people.amina.accountId;
    return whose === 'own' ? (owners[viewer] ?? '') : people.musa.accountId;
  }),
});

/** A move that belongs to nothing, into Musa's wallet. */
const moveOf = async ({ house: { pool, clock } }: Case): Promise<string> => {
  const now = clock.now();
  const from = await openClearing(pool, 'sandbox', 'sandbox', now);
  const to = await openWallet(pool, people.musa.accountId, 'sandbox', now);
  const asked = { id: newId(), kind: 'transfer', reason: '', subjectId: null, from, to, amountKobo: 100 } as const;
  await move(pool, asked, { by: null, endpoint: 'scene', requestId: 'scene', at: now });
  return asked.id;
};

/** What another admin asked to undo. */
const askedOf = async (one: Case): Promise<string> => {
  const { house } = one;
  const [id, moveId] = [newId(), await moveOf(one)];
  await run(
    house.pool,
    sql`insert into finance.reversal (id, move_id, reason, state, asked_by, asked_at)
        values (${id}, ${moveId}, 'It was made twice', 'asked', ${people.chidi.accountId}, ${house.clock.now()})`,
  );
  return id;
};

/** Input for the operations on the ledger; nothing but authorization could refuse it. */
export const ledgerInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/finance/wallet': ofOwner,
  'GET /api/finance/wallet/moves': ofOwner,
  'POST /api/admin/ledger/proofs': () => ({ id: newId() }),
  'GET /api/admin/ledger/moves/{moveId}': async (one) => ({ moveId: await idFor(one.object, () => moveOf(one)) }),
  'GET /api/admin/ledger/reversals': () => ({}),
  'POST /api/admin/ledger/reversals': async (one) => ({
    id: newId(),
    moveId: await moveOf(one),
    reason: 'It was made twice',
    password: people.ngozi.password,
  }),
  'POST /api/admin/ledger/reversals/{reversalId}/decision': async (one) => ({
    reversalId: await idFor(one.object, () => askedOf(one)),
    decision: 'refuse',
    password: people.ngozi.password,
  }),
};
