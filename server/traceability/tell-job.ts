import type { QuantityElement } from '@shuka/domain/traceability';
import { findTracedJob, type TracedJob } from '#processing';
import type { Db } from '#kit/db.ts';
import { companyAddress, lotAddress, outputAddress, paperAddress, unnamedAddress } from './addresses.ts';
import { findBirth } from './birth-store.ts';
import { nothingToTell, type BookEntry } from './book-entry.ts';
import { companyPlace } from './company-place.ts';
import { findOrigins, type Origins } from './origin-store.ts';
import { eventAt, momentOn, quantity } from './say-event.ts';

/** What went in: the lots that were named, and so much of each crop that nobody named. */
const inputsOf = (publicUrl: string, job: TracedJob, { takes }: Origins): QuantityElement[] => {
  const ofRequest = job.inputs.flatMap(({ lotId, grams }) =>
    lotId === null ? [] : [{ thing: lotAddress(publicUrl, lotId), grams }],
  );
  const named = takes.length > 0 ? takes : ofRequest;
  const left = job.inGrams - named.reduce((sum, { grams }) => sum + grams, 0);
  const crop = job.inputs[0]?.crop ?? '';
  return [
    ...named.map(({ thing, grams }) => quantity(thing, grams)),
    ...(left > 0 ? [quantity(unnamedAddress(publicUrl, job.id, crop), left)] : []),
  ];
};

/** What a job made of what: told anew when its result is corrected, or when it is said which lots went in. */
export const tellJob = async (db: Db, publicUrl: string, jobId: string): Promise<BookEntry> => {
  const job = await findTracedJob(db, jobId);
  if (job === null || job.result === null) return nothingToTell;
  const { companyId, result, version } = job;
  const origins = await findOrigins(db, jobId);
  const inputs = inputsOf(publicUrl, job, origins);
  const birth = await findBirth(
    db,
    inputs.map(({ epcClass }) => epcClass),
  );
  const parts = [...result.outputs, ...result.byProducts];
  const lost = Object.fromEntries(result.losses.map(({ reason, grams }) => [`shuka:lost-${reason}`, grams]));
  const noon = new Date(`${result.completedOn}T12:00:00+01:00`).toISOString();
  const read = eventAt(publicUrl, 'TransformationEvent', momentOn(result.completedOn, noon, birth), {
    inputQuantityList: inputs,
    outputQuantityList: parts.map(({ name, grams }) => quantity(outputAddress(publicUrl, jobId, name), grams)),
    bizStep: 'commissioning',
    disposition: 'active',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    bizTransactionList: [
      { type: 'prodorder', bizTransaction: paperAddress(publicUrl, companyId, 'job', String(job.number)) },
    ],
    ilmd: { 'shuka:result': version, 'shuka:origins': origins.version, ...lost },
  });
  const place = await companyPlace(db, companyId);
  const names = new Map([
    ...parts.map(({ name }) => [outputAddress(publicUrl, jobId, name), { name, place }] as const),
    ...job.inputs.map(({ crop }) => [unnamedAddress(publicUrl, jobId, crop), { name: crop, place: '' }] as const),
  ]);
  return { events: [{ read, ownerId: companyId, readers: [], names, subjectId: null }], voids: [] };
};
