import { nameOrigins as contract, type GoodsPart, type OriginDraft } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findTracedJob } from '#processing';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findOrigins, insertOrigins, type Origins } from './origin-store.ts';
import { asParts } from './resolve-things.ts';
import { tellBooks } from './tell-books.ts';
import { findKnownThing } from './trace-store.ts';

/** @throws Problem `unknown-thing`, `unit-differs`, `not-enough` for what is not there; what the word before took is free again. */
const demandThere = async (db: Db, companyId: string, { thing, grams }: GoodsPart, before: Origins): Promise<void> => {
  const found = await findKnownThing(db, companyId, thing);
  if (found === null) throw new Problem('unknown-thing', { values: { about: thing } });
  if (found.unit !== 'KGM') throw new Problem('unit-differs', { values: { about: thing } });
  const taken = before.takes.filter((one) => one.thing === thing).reduce((sum, one) => sum + one.grams, 0);
  if (grams > found.left + taken) throw new Problem('not-enough', { values: { about: thing } });
};

const act = async ({ id, companyId, jobId, after, parts }: OriginDraft, context: Context) => {
  const { db, clock } = context;
  const job = await findTracedJob(db, jobId);
  if (job === null || job.companyId !== companyId) throw new Problem('not-found');
  const before = await findOrigins(db, jobId);
  if (before.version !== after) throw new Problem('job-changed');
  const takes = await asParts(context, parts);
  if (takes.reduce((sum, { grams }) => sum + grams, 0) > job.inGrams) throw new Problem('above-job');
  for (const take of takes)
    await demandThere(db, companyId, take, job.result === null ? { ...before, takes: [] } : before);
  const next = { jobId, companyId, version: after + 1, takes, by: viewerOf(context).accountId, now: clock.now() };
  if (!(await insertOrigins(db, next))) throw new Problem('job-changed');
  return { id, version: after + 1 };
};

export const nameOrigins = handle(contract, act, { prepare: (_input, context) => tellBooks(context) });
