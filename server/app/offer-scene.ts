import {
  checkOffer,
  decideOffer,
  draftOffer,
  pledgeMoney,
  nameVerifier,
  payHolding,
  submitOffer,
} from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertVisit } from '#extension';
import { insertFarm, keepPhotoPart } from '#farms';
import { routes, startOfferIn } from '#investments';
import { inTransaction, row, sql } from '#kit/db.ts';
import { people } from '#world';
import { actsIn, servicesAt, type Act, type Actor } from '#world/acts.ts';
import { fillWallet } from '#world/fill-wallet.ts';
import { someTerms } from '#world/offer-life.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { tellOfPhoto } from '#world/photos.ts';
import { picture } from '#world/pictures.ts';
import { landOf } from './farm-scene.ts';

export type Stage = 'draft' | 'submitted' | 'checked' | 'published' | 'running';

/** Whose farm, who promotes it, who stands for it, and what Bola has in it. */
export type Sides = {
  readonly whose: 'own' | 'assigned' | 'other';
  readonly promoter: 'farmer' | 'chidi';
  readonly verifier: 'chidi' | 'halima';
  readonly bolaKobo?: number;
};

/** The least that an offer can ask for: many of one farmer stay within what the law allows. */
const goalKobo = 1_000_000;
export const terms = someTerms({ goalKobo, leastKobo: goalKobo });

const { chidi, halima, ngozi, bola } = people;

/** A farm on which nothing stands yet, which Chidi or Halima visited today. */
export const newPlace = async (house: OpenHouse, { whose, verifier }: Pick<Sides, 'whose' | 'verifier'>) => {
  const { keeperId } = await landOf(house, whose);
  const [farmId, visitId] = [newId(), newId()];
  const createdAt = house.clock.now().toISOString();
  const where = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' } as const;
  await insertFarm(house.pool, { ...where, revision: 1, createdAt, id: farmId, keeperId, name: 'A farm with a plan' });
  const manager = verifier === 'chidi' ? chidi : halima;
  const by = { managerId: manager.accountId, managerName: manager.firstName };
  const said = { visitedOn: '2026-06-01', purpose: 'routine', advice: 'Weed.', rating: null, ratingNote: '' } as const;
  await insertVisit(house.pool, { id: visitId, keeperId, farmId, ...by, ...said, corrects: null, createdAt }, null);
  return { keeperId, farmId, visitId };
};

/** A photo of a farm whose bytes are here. */
export const photoOf = async ({ pool, services }: OpenHouse, keeperId: string, farmId: string): Promise<string> => {
  const bytes = await picture('webp');
  const photoId = await tellOfPhoto(
    pool,
    { keeper: { ...people.amina, accountId: keeperId }, farmId },
    { thumb: bytes, full: bytes },
  );
  const key = await services.files.put(bytes, 'webp');
  for (const part of ['thumb', 'full'] as const) await keepPhotoPart(pool, photoId, part, key);
  return photoId;
};

type Place = Awaited<ReturnType<typeof newPlace>>;

const reach = async (act: Act, house: OpenHouse, stage: Stage, sides: Sides, place: Place) => {
  const { keeperId, farmId, visitId } = place;
  const now = house.clock.now();
  const farmer: Actor = { accountId: keeperId, roles: ['farmer'] };
  const promoter: Actor = sides.promoter === 'chidi' ? chidi : farmer;
  const verifier = sides.verifier === 'chidi' ? chidi : halima;
  const offerId = newId();
  await act(draftOffer, { id: offerId, keeperId, farmId, seasonId: null, terms }, promoter, now);
  if (stage === 'draft') return { offerId, ...place };
  await act(submitOffer, { offerId }, promoter, now);
  await act(nameVerifier, { offerId, managerId: verifier.accountId }, ngozi, now);
  if (stage === 'submitted') return { offerId, ...place };
  await act(checkOffer, { offerId, verdict: 'stands', visitId, words: 'It stands.' }, verifier, now);
  if (stage === 'checked') return { offerId, ...place };
  await act(decideOffer, { offerId, decision: 'publish', reason: '', password: 'none' }, ngozi, now);
  return { offerId, ...place };
};

/** Somebody pledges to an offer, and pays where it is said. */
export const putIn = async (
  act: Act,
  house: OpenHouse,
  by: Actor,
  { offerId, amountKobo, isPaid }: { readonly offerId: string; readonly amountKobo: number; readonly isPaid: boolean },
): Promise<string> => {
  const id = newId();
  const now = house.clock.now();
  await act(pledgeMoney, { id, offerId, amountKobo, hasReadTerms: true }, by, now);
  if (isPaid) await act(payHolding, { holdingId: id }, by, now);
  return id;
};

/** Acts in a transaction of their own; wallets are filled before it. */
export const inScene = <Result>(house: OpenHouse, work: (act: Act) => Promise<Result>): Promise<Result> =>
  inTransaction(house.pool, (db) => work(actsIn(house.services, db, routes)));

/** An offer as far as it came, with what Bola put in. One that runs has all its money from Bola. */
export const makeOffer = async (house: OpenHouse, stage: Stage, sides: Sides) => {
  const amountKobo = stage === 'running' ? goalKobo : (sides.bolaKobo ?? 0);
  if (amountKobo > 0) await fillWallet(house, bola, amountKobo);
  const place = await newPlace(house, sides);
  const made = await inScene(house, async (act) => {
    const reached = await reach(act, house, stage, sides, place);
    if (amountKobo > 0) await putIn(act, house, bola, { offerId: reached.offerId, amountKobo, isPaid: true });
    return reached;
  });
  if (stage !== 'running') return made;
  const later = new Date(house.clock.now().getTime() + 3 * 86_400_000);
  await inTransaction(house.pool, (db) => startOfferIn(servicesAt(house.services, later), db, made.offerId, 'scene'));
  return made;
};

/** The first or second milestone of an offer. */
export const milestoneOf = async (house: OpenHouse, offerId: string, number: 1 | 2): Promise<string> =>
  (
    await row<{ id: string }>(
      house.pool,
      sql`select id from investments.milestone where offer_id = ${offerId} and number = ${number}`,
    )
  )?.id ?? newId();
