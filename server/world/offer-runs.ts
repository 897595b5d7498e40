import {
  askTranche,
  finishOffer,
  pledgeMoney,
  payHolding,
  payProceeds,
  readOffer,
  releaseTranche,
  settleOffer,
  verifyTranche,
  type Offer,
} from '@shuka/domain/investments';
import { recordVisit } from '@shuka/domain/extension';
import type { InspectionDraft, InspectionType } from '@shuka/domain/reports';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { jobHandlers } from '#app/slices.ts';
import type { Browser } from './browser.ts';
import { farms } from './farms.ts';
import { inspectionDraft, keepInspection } from './inspections.ts';
import { offersIn, type Drafted } from './offer-life.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';
import { proofAt, visitDraft } from './visit-drafts.ts';

/* What tests do with offers that run: money comes in, the farm shows its work, and what it brought is shared out. */

const { amina, chidi, ngozi } = people;
const farmId = farms[0]?.id ?? '';

/** Runs a job of the house by its name, now. */
export const doJob = async ({ services }: Pick<OpenHouse, 'services'>, name: string): Promise<void> => {
  const job = jobHandlers(services).find((one) => one.name === name);
  if (job === undefined) throw new Error(`the house has no job ${name}`);
  await job.work({});
};

/** Lets the time be over in which money can be taken back; the clock stands, so that everybody stays signed in. */
export const coolDown = async (house: OpenHouse): Promise<void> => {
  const past = new Date(house.clock.now().getTime() - 60_000);
  await run(house.pool, sql`update investments.holding set cooling_until = ${past} where state = 'paid'`);
  await doJob(house, 'investments.start-offers');
};

/** Puts money into an offer and pays for it. */
export const putIn = async (browser: Browser, offerId: string, amountKobo: number): Promise<string> => {
  const pledged = await browser.call(pledgeMoney, { id: newId(), offerId, amountKobo, hasReadTerms: true });
  const paid = await browser.call(payHolding, { holdingId: pledged.body.id });
  if (paid.status !== 200) throw new Error(`nobody could put money in: ${pledged.text} ${paid.text}`);
  return pledged.body.id;
};

/** A picture of Amina's farm that is here. */
export const showPhoto = async (
  { pool, clock }: Pick<OpenHouse, 'pool' | 'clock'>,
  { by = amina, farm = farmId }: { readonly by?: WorldPerson; readonly farm?: string } = {},
): Promise<string> => {
  const [id, now] = [newId(), clock.now()];
  const key = id.replaceAll('-', '').repeat(2);
  await run(
    pool,
    sql`insert into farms.photo (id, farm_id, keeper_id, added_by, thumb_sha256, thumb_bytes, full_sha256, full_bytes,
          thumb_key, full_key, taken_at, created_at)
        values (${id}, ${farm}, (select keeper_id from farms.farm where id = ${farm}), ${by.accountId}, ${key}, 1, ${key},
          1, ${key}, ${key}, ${now}, ${now})`,
  );
  return id;
};

/** Chidi visits Amina's farm today. */
export const visit = async (house: OpenHouse, change: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const visitedOn = dayOf(house.clock.now());
  const draft = visitDraft({ visitedOn, proof: proofAt(12.2345), ...change });
  const { status, text } = await house.as(chidi).call(recordVisit, draft);
  if (status >= 300) throw new Error(`Chidi could not record a visit: ${text}`);
  return draft.id;
};

/** Chidi inspects Amina's farm today. */
export const inspect = async (
  house: OpenHouse,
  stage: InspectionType,
  change: Partial<InspectionDraft> = {},
): Promise<string> => {
  const { pool, clock, services } = house;
  const now = clock.now();
  const draft = inspectionDraft({ id: newId(), stage, inspectedOn: dayOf(now), ...change });
  await keepInspection(pool, services.secrets, { draft, place: { stateCode: 'KN', lga: 'Bichi' }, now });
  return draft.id;
};

/** What makes an inspection fail. */
export const majorPoint = (dueOn: string) => ({
  id: newId(),
  itemId: null,
  grade: 'major' as const,
  description: 'The seed is treated and lies beside the food.',
  correctiveAction: 'Store it apart.',
  dueOn,
});

/** What offers that run go through in a house. */
export const runsIn = (house: OpenHouse) => {
  const { published } = offersIn(house);
  const read = async (offerId: string): Promise<Offer> => (await house.as(ngozi).call(readOffer, { offerId })).body;

  /** An offer that all the money came together for, and that nobody can take money back from. */
  const running = async (drafted: Drafted, parts: readonly (readonly [Browser, number])[]): Promise<Offer> => {
    const { id } = await published(drafted);
    for (const [browser, amountKobo] of parts) await putIn(browser, id, amountKobo);
    await coolDown(house);
    return read(id);
  };

  /** A visit, a picture and an inspection of the stage, all of today. */
  const proofOf = async (stage: InspectionType | null) => ({
    visitId: await visit(house),
    photoIds: [await showPhoto(house)],
    inspectionId: stage === null ? null : await inspect(house, stage),
  });

  const ask = (offerId: string, milestoneId: string, proof: object, by: WorldPerson = amina) =>
    house.as(by).call(askTranche, { offerId, milestoneId, proof });
  const verify = (offerId: string, milestoneId: string, said: object = {}, by: WorldPerson = chidi) =>
    house.as(by).call(verifyTranche, { offerId, milestoneId, verdict: 'verified', words: '', ...said });
  const release = (offerId: string, milestoneId: string, by: WorldPerson = ngozi) =>
    house.as(by).call(releaseTranche, { offerId, milestoneId, password: by.password });

  /** The money of every milestone goes to the farm, one after the other. */
  const releaseAll = async ({ id, milestones }: Offer): Promise<void> => {
    for (const milestone of milestones) {
      await ask(id, milestone.id, await proofOf(milestone.stage));
      await verify(id, milestone.id);
      const { status, text } = await release(id, milestone.id);
      if (status !== 200) throw new Error(`a tranche could not be released: ${text}`);
    }
  };

  const repay = (offerId: string, amountKobo: number, change: object = {}) =>
    house.as(amina).call(payProceeds, { id: newId(), offerId, amountKobo, source: 'sale', words: '', ...change });
  const finish = (offerId: string, change: object = {}, by: WorldPerson = ngozi) =>
    house.as(by).call(finishOffer, { offerId, words: 'All bags are sold.', isOver: true, ...change });
  const settle = (offerId: string, by: WorldPerson) =>
    house.as(by).call(settleOffer, { offerId, password: by.password });

  return { read, running, proofOf, ask, verify, release, releaseAll, repay, finish, settle };
};
