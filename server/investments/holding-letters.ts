import * as z from 'zod/mini';
import { coolingOffHours, offerNumberOf, payWithinHours, type HoldingState } from '@shuka/domain/investments';
import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { findAccount, letterOf, sendNotice, shortOf } from '#accounts';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { JobHandler, Jobs } from '#kit/jobs.ts';
import { findHolding, findHoldingIds, type HoldingRow } from './holding-store.ts';

const letter = 'investments.letter';
const round = 'investments.letters';

const words = z.record(z.string(), z.string());
const toOne = z.object({ holdingId: z.string(), about: z.string(), more: words });
const toAll = z.object({ offerId: z.string(), state: z.string(), about: z.string(), more: words });

type More = Readonly<Record<string, string>>;

/**
 * Writes to the investor of a holding, once the transaction is committed, though the server should stop in between.
 * @param about `letter.<about>.subject` and `.text` in the catalogue. @param more what its words name besides the holding.
 */
export const tellHolder = (jobs: Jobs, db: Db, holdingId: string, about: string, more: More = {}): Promise<void> =>
  jobs.send(letter, { holdingId, about, more }, db);

/** The same to everybody whose holding of an offer is in a state; one job however many they are. */
export const tellHolders = (
  jobs: Jobs,
  db: Db,
  one: { readonly offerId: string; readonly state: HoldingState; readonly about: string; readonly more?: More },
): Promise<void> => jobs.send(round, { more: {}, ...one }, db);

const valuesOf = (holding: HoldingRow): Record<string, string> => ({
  title: holding.title,
  number: offerNumberOf(holding.offerNumber),
  amount: formatNaira(holding.amountKobo),
  expected: formatNaira(holding.expectedKobo),
  back: formatNaira(holding.realisedKobo ?? holding.amountKobo),
  lost: formatNaira(Math.max(0, holding.amountKobo - (holding.realisedKobo ?? holding.amountKobo))),
  payHours: String(payWithinHours),
  coolingHours: String(coolingOffHours),
});

const write = async (services: Services, data: unknown): Promise<void> => {
  const { holdingId, about, more } = z.parse(toOne, data);
  const holding = await findHolding(services.pool, holdingId);
  const investor = holding === null ? null : await findAccount(services.pool, holding.investorId);
  if (holding === null || investor === null) return;
  const language = isLanguage(investor.language) ? investor.language : 'en';
  const reader = { firstName: investor.first_name, language };
  const values = { ...valuesOf(holding), ...more };
  const sms = shortOf(services, reader, about, values);
  await sendNotice(services, investor.id, { kind: 'investments', sms, ...letterOf(services, reader, about, values) });
};

/** A letter of its own for each, so that an address that refuses does not keep the others waiting. */
const writeToAll = async ({ pool, jobs }: Services, data: unknown): Promise<void> => {
  const { offerId, state, about, more } = z.parse(toAll, data);
  const ids = await findHoldingIds(pool, offerId, state);
  await inTransaction(pool, async (db) => {
    for (const id of ids) await tellHolder(jobs, db, id, about, more);
  });
};

export const letterJobs = (services: Services): JobHandler[] => [
  { name: letter, work: (data) => write(services, data) },
  { name: round, work: (data) => writeToAll(services, data) },
];
