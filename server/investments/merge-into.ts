import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, run, sql } from '#kit/db.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';
import { hasIssuerWaiting } from './issuer-store.ts';
import { hasOpenTies } from './open-ties-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['investments.offer', 'investments.issuer_word'] as const;

/**
 * Drafts and offers that are over go with their farmer, what is known of their company, and the record that later ones show. While one is not over, those who
 * have money in it deal with the person they read of; and what was put in stays with who put it in. @throws Problem
 * `not-mergeable`.
 */
export const mergeInto: MergeInto = async ({ db }, pair) => {
  const invested = await row(db, sql`select 1 from investments.holding where investor_id = ${pair.fromId} limit 1`);
  if (invested !== null || (await hasOpenTies(db, pair.fromId))) throw new Problem('not-mergeable');
  const { fromId, intoId } = pair;
  if ((await hasIssuerWaiting(db, fromId)) && (await hasIssuerWaiting(db, intoId))) throw new Problem('not-mergeable');
  await run(
    db,
    sql`update investments.offer set promoter_id = ${intoId} where promoter_id = ${fromId} and state = 'draft'`,
  );
  await moveKept(db, keptTables, pair);
};
