import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { fillWallet } from '#world/fill-wallet.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { issuerInputs } from './issuer-scene.ts';
import {
  inScene,
  makeOffer,
  milestoneOf,
  newPlace,
  photoOf,
  putIn,
  terms,
  type Sides,
  type Stage,
} from './offer-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, bola, chidi, halima, ngozi, tunde } = people;
const password = ngozi.password;

type Whose = Sides['whose'];

/** Amina promotes her own, Chidi what is in his care; Ladi's, whom nobody looks after, is verified by Halima. */
const byPromoter = (whose: Whose): Sides => ({
  whose,
  promoter: whose === 'assigned' ? 'chidi' : 'farmer',
  verifier: whose === 'own' ? 'chidi' : 'halima',
});

/** Farmers promote; Chidi stands for those in his care. */
const byVerifier = (whose: Whose): Sides => ({
  whose,
  promoter: 'farmer',
  verifier: whose === 'other' ? 'halima' : 'chidi',
});

/** An investor's "own" is a stranger's offer of which they hold most. */
const byPartner = (one: Case, whose: Whose): Sides =>
  one.viewer === 'investor' && whose === 'own' ? { ...byVerifier('other'), bolaKobo: 600_000 } : byVerifier(whose);

const offerAt =
  (stage: Stage, sidesOf: (whose: Whose) => Sides) =>
  (one: Case): Promise<string> =>
    idFor(one.object, async (whose) => (await makeOffer(one.house, stage, sidesOf(whose))).offerId);

const partnersOffer = (one: Case): Promise<string> => offerAt('published', (whose) => byPartner(one, whose))(one);

/** A pledge of the viewer's, or of Tunde's. */
const holdingIdOf = (one: Case): Promise<string> =>
  idFor(one.object, async (whose) => {
    const { offerId } = await makeOffer(one.house, 'published', byVerifier('other'));
    const by = whose === 'own' ? bola : { ...tunde, roles: ['investor'] as const };
    await fillWallet(one.house, by, 500_000);
    return inScene(one.house, (act) => putIn(act, one.house, by, { offerId, amountKobo: 500_000, isPaid: false }));
  });

const isThere = ({ object }: Case): boolean => object !== 'missing' && object !== 'malformed';

/** An offer that runs, with its first milestone in a state. */
const trancheOf = async (one: Case, state: 'asked' | 'verified', sidesOf: (whose: Whose) => Sides) => {
  const offerId = await offerAt('running', sidesOf)(one);
  if (!isThere(one)) return { offerId, milestoneId: newId() };
  const milestoneId = await milestoneOf(one.house, offerId, 1);
  await run(
    one.house.pool,
    sql`update investments.milestone set state = ${state}, stage = null, asked_by = ${amina.accountId}
        where id = ${milestoneId}`,
  );
  return { offerId, milestoneId };
};

const askingOf = async (one: Case) => {
  const proof = { visitId: newId(), inspectionId: null, photoIds: [newId()] };
  if (!isThere(one)) return { offerId: await idFor(one.object, () => newId()), milestoneId: newId(), proof };
  const whose = one.object as Whose;
  const sides: Sides = { whose, promoter: 'farmer', verifier: 'halima' };
  const { offerId, keeperId, farmId, visitId } = await makeOffer(one.house, 'running', sides);
  const milestoneId = await milestoneOf(one.house, offerId, 1);
  await run(one.house.pool, sql`update investments.milestone set stage = null where id = ${milestoneId}`);
  const photoIds = [await photoOf(one.house, keeperId, farmId)];
  return { offerId, milestoneId, proof: { ...proof, visitId, photoIds } };
};

/** The harvest of an offer is in, as Halima said; it is counted among those of its state, as every move is. */
const harvested = async (one: Case): Promise<string> => {
  const offerId = await offerAt('running', byVerifier)(one);
  if (isThere(one))
    await run(
      one.house.pool,
      sql`with moved as (
            update investments.offer set state = 'harvested', finished_by = ${halima.accountId} where id = ${offerId}
            returning state, state_code, lower(crop) as crop_key, risk, duration_months
          ), gone as (
            update investments.offer_tally t set offers = t.offers - 1 from moved m
            where t.state = 'running' and (t.state_code, t.crop_key, t.risk, t.duration_months)
              = (m.state_code, m.crop_key, m.risk, m.duration_months)
          )
          insert into investments.offer_tally as t (state, state_code, crop_key, risk, duration_months, offers)
          select state, state_code, crop_key, risk, duration_months, 1 from moved
          on conflict (state, state_code, crop_key, risk, duration_months) do update set offers = t.offers + 1`,
    );
  return offerId;
};

const photoCase = async ({ house, object }: Case) => {
  const part = 'thumb';
  if (object !== 'other') return { offerId: await idFor(object, () => newId()), photoId: newId(), part };
  const { offerId, keeperId, farmId } = await makeOffer(house, 'published', byVerifier('other'));
  return { offerId, photoId: await photoOf(house, keeperId, farmId), part };
};

const draftOf = async (one: Case) => {
  const farmId = await idFor(one.object, () => newId());
  if (!isThere(one)) return { id: newId(), keeperId: amina.accountId, farmId, seasonId: null, terms };
  const place = await newPlace(one.house, { whose: one.object as Whose, verifier: 'chidi' });
  return { id: newId(), keeperId: place.keeperId, farmId: place.farmId, seasonId: null, terms };
};

const verdictOf = async (one: Case) => {
  const offerId = await offerAt('submitted', byVerifier)(one);
  return { offerId, verdict: 'returned', visitId: null, words: 'The seed costs more.' };
};

const proceedsOf = async (one: Case) => {
  const offerId = await offerAt('running', byVerifier)(one);
  await fillWallet(one.house, amina, 100_000);
  return { id: newId(), offerId, amountKobo: 100_000, source: 'sale', words: '' };
};

const pledgeOf = async (house: OpenHouse) => {
  const { offerId } = await makeOffer(house, 'published', byVerifier('other'));
  return { id: newId(), offerId, amountKobo: 500_000, hasReadTerms: true };
};

const tranche = '/api/offers/{offerId}/milestones/{milestoneId}';

/** Input for the operations on offers and holdings; nothing but authorization could refuse it. */
export const investInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/offers': draftOf,
  'GET /api/offers/{offerId}': async (one) => ({ offerId: await partnersOffer(one) }),
  'GET /api/offers/{offerId}/photos/{photoId}/{part}': photoCase,
  'PUT /api/offers/{offerId}': async (one) => ({ offerId: await offerAt('draft', byPromoter)(one), terms }),
  'POST /api/offers/{offerId}/submission': async (one) => ({ offerId: await offerAt('draft', byPromoter)(one) }),
  'POST /api/offers/{offerId}/withdrawal': async (one) => ({
    offerId: await offerAt('submitted', byPromoter)(one),
    reason: 'It is a test.',
  }),
  'PUT /api/admin/offers/{offerId}/verifier': async (one) => ({
    offerId: await offerAt('submitted', byVerifier)(one),
    managerId: chidi.accountId,
  }),
  ...issuerInputs,
  'POST /api/offers/{offerId}/verdict': verdictOf,
  'POST /api/admin/offers/{offerId}/decision': async (one) => ({
    offerId: await offerAt('checked', byVerifier)(one),
    decision: 'publish',
    reason: '',
    password,
  }),
  'POST /api/offers/{offerId}/closing': async (one) => ({ offerId: await partnersOffer(one), reason: '' }),
  'GET /api/offers/{offerId}/evidence': async (one) => ({ offerId: await partnersOffer(one) }),

  'POST /api/holdings': ({ house }) => pledgeOf(house),
  'POST /api/holdings/{holdingId}/payment': async (one) => ({ holdingId: await holdingIdOf(one) }),
  'POST /api/holdings/{holdingId}/cancelling': async (one) => ({ holdingId: await holdingIdOf(one) }),
  'GET /api/holdings/{holdingId}': async (one) => ({ holdingId: await holdingIdOf(one) }),
  'GET /api/portfolio/statement': () => ({ form: 'csv' }),

  [`POST ${tranche}/asking`]: askingOf,
  [`POST ${tranche}/verdict`]: async (one) => ({
    ...(await trancheOf(one, 'asked', byVerifier)),
    verdict: 'refused',
    words: 'I saw no seed.',
  }),
  'POST /api/admin/offers/{offerId}/milestones/{milestoneId}/release': async (one) => ({
    ...(await trancheOf(one, 'verified', byVerifier)),
    password,
  }),
  'POST /api/offers/{offerId}/proceeds': proceedsOf,
  'POST /api/admin/offers/{offerId}/finish': async (one) => ({
    offerId: await offerAt('running', byVerifier)(one),
    words: 'All is sold.',
    isOver: true,
  }),
  'GET /api/admin/offers/{offerId}/shares': async (one) => ({ offerId: await offerAt('running', byVerifier)(one) }),
  'POST /api/admin/offers/{offerId}/settlement': async (one) => ({ offerId: await harvested(one), password }),
};
