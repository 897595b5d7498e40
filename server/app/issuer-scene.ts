import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { somePaperOf } from '#world/issuers.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { makeOffer } from './offer-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { halima, chidi, ngozi } = people;
const { password } = ngozi;

/** An offer of whose farmer nothing waits, and that farmer. */
const freshOffer = async ({ house }: { readonly house: OpenHouse }) => {
  const offer = await makeOffer(house, 'submitted', { whose: 'other', promoter: 'farmer', verifier: 'halima' });
  await run(
    house.pool,
    sql`update investments.issuer_word set is_confirmed = false, decided_by = ${chidi.accountId}, decided_at = now()
        where keeper_id = ${offer.keeperId} and decided_at is null`,
  );
  return offer;
};

/** An offer of whose farmer a word of Halima's waits. */
const waiting = async (one: Case) => {
  const nowhere = async () => ({ offerId: await idFor(one.object, () => newId()), wordId: newId() });
  if (one.object !== 'other') return nowhere();
  const { offerId, keeperId } = await freshOffer(one);
  const wordId = newId();
  const key = await one.house.services.files.put(Buffer.from('a paper'), 'webp');
  await run(
    one.house.pool,
    sql`insert into investments.issuer_word (id, keeper_id, size, company, cac_number, document_key, source, noted_on,
          reason, proposed_by, proposed_at)
        values (${wordId}, ${keeperId}, 'small', 'Ladi Farms', 'RC123456', ${key}, 'Accounts', '2026-05-01', 'It grew.',
          ${halima.accountId}, now())`,
  );
  return { offerId, wordId };
};

const offerOf = async (one: Case) => ({
  offerId: one.object === 'other' ? (await freshOffer(one)).offerId : await idFor(one.object, () => newId()),
});

/** Input for the operations on the size of an issuer. */
export const issuerInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/admin/offers/{offerId}/issuer': offerOf,
  'POST /api/admin/offers/{offerId}/issuer': async (one) => ({
    ...(await offerOf(one)),
    ...(await somePaperOf()),
    password,
  }),
  'POST /api/admin/offers/{offerId}/issuer/decision': async (one) => ({
    ...(await waiting(one)),
    decision: 'confirm',
    reason: 'The register says so.',
    password,
  }),
  'GET /api/admin/offers/{offerId}/issuer/{wordId}/paper': waiting,
};
