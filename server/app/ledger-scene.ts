import { newId } from '@shuka/domain/kit/new-id.ts';
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

/** Input for the operations on the ledger; nothing but authorization could refuse it. */
export const ledgerInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/finance/wallet': ofOwner,
  'GET /api/finance/wallet/moves': ofOwner,
  'POST /api/admin/ledger/proofs': () => ({ id: newId() }),
};
