import * as z from 'zod/mini';
import { withdrawArticle as contract } from '@shuka/domain/library';
import { viewerOf, type Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { handle } from '#kit/route.ts';
import { markWithdrawn } from './advice-store.ts';
import { withdraw } from './article-store.ts';
import { demandArticle, demandStanding } from './demand-text.ts';

/** The job that tells the phones which have an article that it is withdrawn. */
const tellPhones = 'library.tell-phones';

export const withdrawArticle = handle(contract, async ({ articleId, reason }, context) => {
  const { db, clock, jobs } = context;
  await demandStanding(db, articleId);
  await withdraw(db, articleId, viewerOf(context).accountId, reason, clock.now());
  await jobs.send(tellPhones, { articleId }, db);
  return demandArticle(db, articleId);
});

const said = z.strictObject({ articleId: z.string() });

/** An article may lie on the phones of a whole country: so many rows at once, no longer. */
const atOnce = 1000;

const tell = async ({ pool }: Services, data: unknown): Promise<void> => {
  const { articleId } = z.parse(said, data);
  while ((await markWithdrawn(pool, articleId, atOnce)) === atOnce);
};

export const jobsOf = (services: Services): JobHandler[] => [
  { name: tellPhones, work: (data) => tell(services, data) },
];
