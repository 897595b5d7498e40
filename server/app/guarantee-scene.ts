import type { LoanState } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertGuarantee, insertPaper, paperExtension, setGuarantee } from '#loans';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { payIn } from '#world/fill-wallet.ts';
import { stranger } from './finance-scene.ts';
import { farmerOf, makeLoan, principalKobo } from './loan-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, musa, ngozi } = people;
const wanted = { guarantors: { count: 1, sharePpm: 1_000_000 }, papers: ['Voter’s card'] };

type Named = { readonly guaranteeId: string; readonly loanId: string };

/** A stranger's loan that Amina was named for, or Musa; agreed to where its money was paid out. */
const named = async (one: Case, state: LoanState): Promise<Named> => {
  const { house } = one;
  let loanId = newId();
  const guaranteeId = await idFor(one.object, async (whose) => {
    loanId = await makeLoan(house, await stranger(house), state, wanted, '2026-02-20'); // late by now
    const { accountId: keeperId } = whose === 'other' ? musa : amina;
    const [id, at] = [newId(), house.clock.now()];
    const asked = { id, loanId, keeperId, called: 'A friend', sharePpm: 1_000_000, askedBy: await stranger(house) };
    await insertGuarantee(house.pool, asked, at);
    if (state === 'running') await setGuarantee(house.pool, id, 'agreed', 1, at);
    return id;
  });
  return { guaranteeId, loanId };
};

const fill = ({ pool, clock }: OpenHouse): Promise<void> =>
  payIn(pool, amina.accountId, principalKobo, clock.now(), { provider: 'lender' });

const wanting =
  (more: object = {}): MakeInput =>
  async (one) => ({
    loanId: await idFor(one.object, async (whose) =>
      makeLoan(one.house, await farmerOf(one.house, whose), 'asked', wanted),
    ),
    ...more,
  });

/** A loan with a photo of a paper. */
const withPaper: MakeInput = async (one) => {
  const { pool, clock, services } = one.house;
  const paperId = newId();
  const { loanId } = (await wanting()(one)) as { loanId: string };
  if (['missing', 'malformed'].includes(one.object)) return { loanId, paperId };
  const fileKey = await services.files.put(await picture('webp'), paperExtension);
  await insertPaper(pool, { id: paperId, loanId, place: 1, fileKey, addedBy: ngozi.accountId }, clock.now());
  return { loanId, paperId };
};

/** Input for the operations on guarantors and papers; nothing but authorization could refuse it. */
export const guaranteeInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/loans/{loanId}/guarantors': wanting(),
  'POST /api/loans/{loanId}/guarantors': async (one) =>
    wanting({ id: newId(), phoneNumber: musa.phone, firstName: musa.firstName })(one),
  'GET /api/loans/guarantees': () => ({}),
  'POST /api/loans/guarantees/{guaranteeId}/answer': async (one) => {
    const { guaranteeId } = await named(one, 'asked');
    return { guaranteeId, answer: 'refuse', understands: false };
  },
  'POST /api/loans/guarantees/{guaranteeId}/payments': async (one) => {
    const { guaranteeId, loanId } = await named(one, 'running');
    await fill(one.house);
    return { id: newId(), guaranteeId, loanId, amountKobo: 100 };
  },
  'GET /api/loans/{loanId}/papers': wanting(),
  'PUT /api/loans/{loanId}/papers/of/{place}/{paperId}': async (one) => wanting({ place: '1', paperId: newId() })(one),
  'GET /api/loans/{loanId}/papers/{paperId}': withPaper,
  'DELETE /api/loans/{loanId}/papers/{paperId}': withPaper,
};
