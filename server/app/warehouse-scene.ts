import { giveBackReceipt, type StoredLot } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertClaim } from '#processing';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { todayOf } from '#world/mill-runs.ts';
import { someAsk, someReceipt, storageTerms } from '#world/warehouse-hands.ts';
import { keeperIdOf } from './extension-scene.ts';
import { companyIdOf } from './input-scene.ts';
import { lotBy } from './lot-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, danjuma } = people;
const danjumas = { companyId: mill.companyId, owner: danjuma };

/** A lot of Amina's where the case has no farmer of its own. */
const lotFor = (one: Case) => lotBy({ ...one, object: one.object === 'other' ? 'other' : 'own' });

/** A receipt of Danjuma's warehouse for Amina's goods; a stranger's at another company. */
const receiptOf = async (one: Case): Promise<StoredLot> => {
  const at = one.object === 'other' ? await someCompany(one.house) : danjumas;
  return someReceipt(one.house, await lotFor(one), {}, at);
};

const receiptIdOf = (one: Case, prepare: (receiptId: string) => Promise<unknown> = async () => undefined) =>
  idFor(one.object, async () => {
    const { id } = await receiptOf(one);
    await prepare(id);
    return id;
  });

type Claim = { readonly kind: 'pledge' | 'transfer'; readonly toCompanyId: string | null };

const claimed = ({ house }: Case, { kind, toCompanyId }: Claim, id = newId()) => {
  const lender = kind === 'pledge' ? 'Kano Microfinance Bank' : '';
  return (receiptId: string) =>
    insertClaim(
      house.pool,
      { id, receiptId, kind, lender, amountKobo: 1, toCompanyId },
      amina.accountId,
      house.clock.now(),
    );
};

/** Each tries with their own password; who has none is refused before that. */
const passwordOf = ({ viewer }: Case): string =>
  ({ processor: danjuma.password, admin: people.ngozi.password })[viewer as 'processor'] ?? amina.password;

const askIdOf = async (one: Case, millId: string): Promise<string> =>
  /^[0-9a-f-]{36}$/.test(millId) && one.object !== 'missing' ? someAsk(one.house, await lotFor(one), millId) : newId();

const ofMill = async (one: Case) => ({ companyId: await companyIdOf(one) });
const ofFarmer = async (one: Case) => ({ keeperId: await keeperIdOf(one) });

const sellable = async ({ house }: Case) => (await someCompany(house)).companyId;

/** Input for the operations on warehouse receipts; nothing but authorization could refuse it. */
export const warehouseInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farmers/{keeperId}/storage-asks': async (one) => {
    const { id: lotId, keeperId } = await lotBy(one);
    return { id: newId(), keeperId, millId: mill.companyId, lotId, note: '' };
  },
  'GET /api/farmers/{keeperId}/storage-asks': ofFarmer,
  'POST /api/farmers/{keeperId}/storage-asks/{askId}/withdrawal': async (one) => ({
    keeperId: await keeperIdOf(one),
    askId: await askIdOf(one, mill.companyId),
  }),
  'GET /api/farmers/{keeperId}/warehouse-receipts': ofFarmer,
  'GET /api/companies/{companyId}/storage-asks': ofMill,
  'POST /api/companies/{companyId}/storage-asks/{askId}/refusal': async (one) => {
    const { companyId } = await ofMill(one);
    return { companyId, askId: await askIdOf(one, companyId), reason: 'The store is full.' };
  },
  'POST /api/companies/{companyId}/warehouse-receipts': async (one) => {
    const { companyId } = await ofMill(one);
    return { ...storageTerms(todayOf(one.house)), id: newId(), companyId, askId: await askIdOf(one, companyId) };
  },
  'GET /api/companies/{companyId}/warehouse-receipts': ofMill,
  'GET /api/companies/{companyId}/held-receipts': ofMill,
  'GET /api/warehouse-receipts/{receiptId}': async (one) => ({ receiptId: await receiptIdOf(one) }),
  'GET /api/warehouse-receipts/{receiptId}/document': async (one) => ({ receiptId: await receiptIdOf(one) }),
  'POST /api/warehouse-receipts/{receiptId}/pledges': async (one) => ({
    id: newId(),
    receiptId: await receiptIdOf(one),
    lender: 'Kano Microfinance Bank',
    amountKobo: 1,
    password: passwordOf(one),
  }),
  'POST /api/warehouse-receipts/{receiptId}/transfers': async (one) => ({
    id: newId(),
    receiptId: await receiptIdOf(one),
    toCompanyId: await sellable(one),
    amountKobo: 1,
    password: passwordOf(one),
  }),
  'POST /api/warehouse-receipts/{receiptId}/withdrawal': async (one) => ({
    receiptId: await receiptIdOf(one, claimed(one, { kind: 'pledge', toCompanyId: null })),
  }),
  'POST /api/warehouse-receipts/{receiptId}/return': async (one) => ({
    receiptId: await receiptIdOf(one),
    password: passwordOf(one),
  }),
  'POST /api/warehouse-receipts/{receiptId}/transfer-answer': async (one) => {
    const toCompanyId = one.object === 'other' ? await sellable(one) : mill.companyId;
    const receiptId = await receiptIdOf(one, claimed(one, { kind: 'transfer', toCompanyId }));
    return { receiptId, isAccepted: true, password: passwordOf(one) };
  },
  'POST /api/warehouse-receipts/{receiptId}/end': async (one) => ({
    receiptId: await receiptIdOf(one, async (receiptId) => {
      if (one.object !== 'own') return;
      await one.house.as(amina).call(giveBackReceipt, { receiptId, password: amina.password });
    }),
    how: 'delivered',
    said: 'Amina took the bags.',
  }),
  'POST /api/admin/warehouse-receipts/{receiptId}/pledge': async (one) => {
    const claimId = newId();
    const receiptId = await receiptIdOf(one, claimed(one, { kind: 'pledge', toCompanyId: null }, claimId));
    return { receiptId, claimId, word: 'accept', reason: 'Letter KMB/31.', password: passwordOf(one) };
  },
  'POST /api/warehouse-receipts/check': async (one) => ({ code: (await receiptOf(one)).code }),
};
