import { farmerShareOf, type Paid, type Story } from '@shuka/domain/traceability';
import { findStoryDeliveries, findTracedJob, type StoryPack } from '#processing';
import type { Db } from '#kit/db.ts';
import { findOrigins } from './origin-store.ts';
import { findStoryWord } from './story-store.ts';

const idIn = (thing: string): string => /\/lot\/([0-9a-f-]{36})$/.exec(thing)?.[1] ?? '';

/** What was paid for the lots that went into a job, as far as they came over the mill's own scale. */
const paidFor = async (db: Db, inputs: readonly { thing: string; grams: number }[]): Promise<Paid[]> => {
  const ids = inputs.map(({ thing }) => idIn(thing)).filter((id) => id !== '');
  const deliveries = await findStoryDeliveries(db, ids);
  return inputs.flatMap(({ thing, grams }) => {
    const found = deliveries.find(({ id, lotId }) => [id, lotId].includes(idIn(thing)));
    return found === undefined ? [] : [{ grams, netGrams: found.netGrams, amountKobo: found.amountKobo }];
  });
};

/** The share of farmers in the price of a pack out of a job; null where the company does not publish it, or it is not known. */
export const shareOf = async (db: Db, pack: StoryPack, jobId: string): Promise<Story['farmerShare']> => {
  if ((await findStoryWord(db, pack.companyId))?.says !== true) return null;
  const job = await findTracedJob(db, jobId);
  if (job === null || job.result === null) return null;
  const { takes } = await findOrigins(db, jobId);
  const ofRequest = job.inputs.flatMap(({ lotId, grams }) =>
    lotId === null ? [] : [{ thing: `/lot/${lotId}`, grams }],
  );
  const paid = await paidFor(db, takes.length > 0 ? takes : ofRequest);
  const outGrams = [...job.result.outputs, ...job.result.byProducts].reduce((sum, { grams }) => sum + grams, 0);
  const { grams: packGrams, priceKobo, pricedOn } = pack;
  const percent = farmerShareOf({ inGrams: job.inGrams, paid, outGrams, packGrams, priceKobo });
  return percent === null ? null : { percent, pricedOn };
};
