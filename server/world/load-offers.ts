import {
  checkOffer,
  closeOffer,
  decideOffer,
  draftOffer,
  pledgeMoney,
  payHolding,
  submitOffer,
  type OfferTerms,
} from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { houseMoney } from '#finance';
import { gatherFor, routes, startOfferIn } from '#investments';
import { addToCounter } from '#kit/counter.ts';
import { insertInvestorFile } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { actsIn, servicesAt, type Act, type Actor } from './acts.ts';
import { caseHoldings, caseOffers, type CaseOffer } from './case-offers.ts';
import { caseVisits } from './caseload-harvest.ts';
import { accountIdOf, at, caseId, farmIdOf } from './caseload-ids.ts';
import type { CaseKey } from './caseload-people.ts';
import { fileOf } from './investors.ts';
import { idOf, people } from './people.ts';
import { settleCaseOffer } from './settle-case-offer.ts';
import { settlePerson } from './settle-person.ts';
import { payIn } from './fill-wallet.ts';

const emeka: Actor = { accountId: idOf(931), roles: ['investor'] };
const farmer = (who: CaseKey): Actor => ({ accountId: accountIdOf(who), roles: ['farmer'] });
const offerIdOf = (who: CaseKey): string => caseId('offer', caseOffers.findIndex((offer) => offer.who === who) + 1);

/** An investor with more than Bola, so that one offer of the demo is nearly full. Nobody signs in as them. */
const loadEmeka = async (db: Db, now: Date): Promise<void> => {
  const named = { firstName: 'Emeka', lastName: 'Nwosu', email: 'emeka@shuka.example', phone: '+2348031234531' };
  const { accountId: id } = emeka;
  await settlePerson(db, now, { id, ...named, passwordHash: null, roles: ['investor'] });
  await addToCounter(db, 'people', 'investor', 1);
  await insertInvestorFile(db, newId(), emeka.accountId, { ...fileOf(now), type: 'high-net-worth' });
};

const termsOf = ({ says, publishedOn, closesOn }: CaseOffer, today: string): OfferTerms => {
  const half = says.goalKobo / 2;
  const soon = addDays(today < '2026-11-22' ? '2026-11-22' : today, 30);
  const last = closesOn ?? soon;
  const startsOn = addDays(last, publishedOn !== null && closesOn !== null ? 3 : 5);
  return {
    ...says,
    insurance: 'none',
    insuranceWords: '',
    payOrder: 'investors-first',
    closesOn: last,
    startsOn,
    budget: [
      { line: 'fertilizer', amountKobo: half },
      { line: 'labour', amountKobo: half },
    ],
    milestones: [
      { name: 'Inputs are on the farm', amountKobo: half, dueOn: addDays(startsOn, 21), stage: null },
      { name: 'The crop stands well', amountKobo: half, dueOn: addDays(startsOn, 75), stage: 'mid-season' },
    ],
  };
};

/** The last visit to a farmer up to a day. */
const visitBefore = (who: CaseKey, day: string): string => {
  const place = caseVisits.findLastIndex(([whom, on]) => whom === who && on <= day);
  return caseId('visit', place + 1);
};

/** Drafts an offer, hands it in, and brings it as far as it came before anybody put money in. */
const bring = async (act: Act, offer: CaseOffer, decidedBy: Actor, today: string): Promise<void> => {
  const { who, reached } = offer;
  const offerId = offerIdOf(who);
  const lastDay = offer.publishedOn ?? '2026-11-21';
  const keeper = farmer(who);
  const of = { keeperId: keeper.accountId, farmId: farmIdOf(who), seasonId: null };
  await act(draftOffer, { id: offerId, ...of, terms: termsOf(offer, today) }, keeper, at(addDays(lastDay, -1)));
  await act(submitOffer, { offerId }, keeper, at(addDays(lastDay, -1)));
  if (reached === 'submitted') return;
  const words = 'I know this farm and walked it. The plan and its costs fit what I saw.';
  const visitId = visitBefore(who, lastDay);
  await act(checkOffer, { offerId, verdict: 'stands', visitId, words }, people.chidi, at(lastDay));
  if (reached === 'checked') return;
  const decision = { offerId, decision: 'publish', reason: '', password: 'none is asked for' } as const;
  await act(decideOffer, decision, decidedBy, at(lastDay));
};

const putIn = async (act: Act, holding: (typeof caseHoldings)[number], place: number, now: Date): Promise<void> => {
  const { investor, who, amountKobo, on } = holding;
  const by = investor === 'bola' ? people.bola : emeka;
  const when = on === null ? now : at(on);
  const id = caseId('holding', place + 1);
  await act(pledgeMoney, { id, offerId: offerIdOf(who), amountKobo, hasReadTerms: true }, by, when);
  await act(payHolding, { holdingId: id }, by, when);
};

/**
 * Loads what farmers of the caseload offer to investors, and what Bola has in it: one that was shared out, one that runs and
 * one that is still open. Money of the sandbox; none where real money is taken.
 */
export const loadOffers = async (db: Db, services: Services, decidedById: string): Promise<void> => {
  const act = actsIn(services, db, routes);
  const now = services.clock.now();
  const admin = (accountId: string): Actor => ({ accountId, roles: ['admin'] });
  const decidedBy = admin(decidedById);
  // Where no admin is loaded, managers stand in for both.
  const finishedBy = admin((decidedById === people.ngozi.accountId ? people.ifeoma : people.halima).accountId);
  const hasMoney = houseMoney(services) === 'sandbox';
  await loadEmeka(db, at('2026-05-20'));
  for (const offer of caseOffers) await bring(act, offer, decidedBy, dayOf(now));
  if (!hasMoney) return;
  await payIn(db, people.bola.accountId, 150_000_000, at('2026-06-14'), { by: people.bola.accountId });
  await payIn(db, emeka.accountId, 100_000_000, at('2026-11-18'), { by: emeka.accountId });
  const putInIf = async (isDue: (on: string | null) => boolean): Promise<void> => {
    for (const [place, holding] of caseHoldings.entries()) if (isDue(holding.on)) await putIn(act, holding, place, now);
  };
  await putInIf((on) => on !== null);
  for (const { who, reached, closesOn } of caseOffers) {
    if ((reached !== 'running' && reached !== 'settled') || closesOn === null) continue;
    const offerId = offerIdOf(who);
    await act(closeOffer, { offerId, reason: 'There is enough for the plan.' }, farmer(who), at(closesOn));
    await startOfferIn(servicesAt(services, at(addDays(closesOn, 3))), db, offerId, 'world');
    if (reached === 'settled') await settleCaseOffer(act, db, { offerId, keeper: farmer(who), decidedBy, finishedBy });
    else await gatherFor(servicesAt(services, now), db, offerId);
  }
  // A wallet tells its moves in the order in which they were made: what is put in today comes after what came back before.
  await putInIf((on) => on === null);
};
