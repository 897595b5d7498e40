import {
  checkOffer,
  decideOffer,
  draftOffer,
  submitOffer,
  type Offer,
  type OfferTerms,
} from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { visits } from './extension.ts';
import { farms } from './farms.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/* What tests do with offers: terms that hold together, and an offer brought as far as investors see it. */

const [ofAmina, ofMusa] = farms;
/** The last visit of the world to a farmer. */
export const lastVisitTo = (keeperId: string): string =>
  visits.findLast((visit) => visit.keeperId === keeperId)?.id ?? '';

/** Terms that hold together, for a goal in kobo: two milestones and two budget lines of half of it each. */
export const someTerms = (change: Partial<OfferTerms> = {}): OfferTerms => {
  const goalKobo = change.goalKobo ?? 50_000_000;
  const half = Math.floor(goalKobo / 2);
  return {
    title: 'Maize on Gonar Amina',
    story: 'Two hectares of maize for the mill in Kano.',
    crop: 'Maize',
    goalKobo,
    leastKobo: Math.max(1_000_000, Math.floor(goalKobo * 0.6)),
    durationMonths: 6,
    roiBasisPoints: 1500,
    risk: 'medium',
    riskWords: 'Too little rain, or armyworm.',
    insurance: 'none',
    insuranceWords: '',
    payOrder: 'investors-first',
    closesOn: '2026-06-20',
    startsOn: '2026-06-24',
    budget: [
      { line: 'seed', amountKobo: half },
      { line: 'fertilizer', amountKobo: goalKobo - half },
    ],
    milestones: [
      { name: 'Planting', amountKobo: half, dueOn: '2026-07-15', stage: 'pre-planting' },
      { name: 'Second fertilizer', amountKobo: goalKobo - half, dueOn: '2026-08-20', stage: null },
    ],
    ...change,
  };
};

/** Farms that no offer is open for. */
export const endOffers = ({ pool }: Pick<OpenHouse, 'pool'>) =>
  run(
    pool,
    sql`update investments.offer set state = 'unfunded' where state not in ('withdrawn', 'settled', 'unfunded')`,
  );

/** Whose farm an offer is for, who promotes it, and what it says. */
export type Drafted = {
  readonly farmer?: WorldPerson;
  readonly promoter?: WorldPerson;
  readonly terms?: Partial<OfferTerms>;
  readonly change?: Readonly<Record<string, unknown>>;
};

/** What offers go through in a house; Amina's farm unless said otherwise. */
export const offersIn = (house: OpenHouse) => {
  const draft = ({ farmer = people.amina, promoter = farmer, terms = {}, change = {} }: Drafted = {}) => {
    const farm = farmer.accountId === people.musa.accountId ? ofMusa : ofAmina;
    const input = { id: newId(), keeperId: farmer.accountId, farmId: farm?.id ?? '', seasonId: null };
    return house.as(promoter).call(draftOffer, { ...input, terms: someTerms(terms), ...change });
  };
  const submit = (offerId: string, by: WorldPerson = people.amina) => house.as(by).call(submitOffer, { offerId });
  /** A verifier's word, by the last visit to the farmer unless said otherwise. */
  const check = (
    offerId: string,
    change: Readonly<Record<string, unknown>> = {},
    by: WorldPerson = people.chidi,
    farmer: WorldPerson = people.amina,
  ) =>
    house.as(by).call(checkOffer, {
      offerId,
      verdict: 'stands',
      visitId: lastVisitTo(farmer.accountId),
      words: 'I walked the farm; the plan fits it.',
      ...change,
    });
  const stand = (offerId: string, by: WorldPerson = people.chidi, farmer: WorldPerson = people.amina) =>
    check(offerId, {}, by, farmer);
  const decide = (offerId: string, change: Readonly<Record<string, unknown>> = {}) =>
    house.as(people.ngozi).call(decideOffer, {
      offerId,
      decision: 'publish',
      reason: '',
      password: people.ngozi.password,
      ...change,
    });
  const publish = (offerId: string) => decide(offerId);

  /** An offer that investors see; by its farmer, verified by Chidi. */
  const published = async (drafted: Drafted = {}): Promise<Offer> => {
    const { farmer = people.amina } = drafted;
    const made = await draft(drafted);
    const offerId = made.body.id;
    await submit(offerId, farmer);
    await stand(offerId, people.chidi, farmer);
    const { status, body, text } = await publish(offerId);
    if (status !== 200) throw new Error(`an offer could not be published: ${made.text} ${text}`);
    return body;
  };
  return { draft, submit, check, stand, decide, publish, published };
};
