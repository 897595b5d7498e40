import { epcisLimits, recallGoods as contract, type RecallDraft } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { companyAddress } from './addresses.ts';
import { insertRecall } from './recall-store.ts';
import { asThing } from './resolve-things.ts';
import { eventAt } from './say-event.ts';
import { tellAct } from './tell-act.ts';
import { tellBooks } from './tell-books.ts';
import { tellHolders } from './tell-holders.ts';
import { findKnowers, findKnownThing, findReached, type Reached } from './trace-store.ts';

/**
 * What a recall reaches: a thing that the company made, with all that came of it; of one that came to it from others, what it
 * made of that. Nobody recalls what is not of their making.
 */
const reachedBy = async (
  { db }: Context,
  companyId: string,
  start: { number: number; ownerId: string },
): Promise<Reached[]> => {
  const most = epcisLimits.mostItemsOfEvent + 1;
  const all = await findReached(db, [start.number], 'forward', most);
  if (start.ownerId === companyId) return all;
  const own = all.filter(({ ownerId }) => ownerId === companyId).map(({ number }) => number);
  return own.length === 0 ? [] : findReached(db, own, 'forward', most);
};

const act = async (draft: RecallDraft, context: Context) => {
  const { db, clock, publicUrl } = context;
  const { id, companyId, thing, reason, happenedAt } = draft;
  const start = await findKnownThing(db, companyId, await asThing(context, thing));
  if (start === null) throw new Problem('unknown-thing', { values: { about: thing } });
  const reached = (await reachedBy(context, companyId, start)).filter(({ kind }) => kind !== 'process');
  if (reached.length === 0) throw new Problem('unknown-thing', { values: { about: thing } });
  if (reached.length > epcisLimits.mostItemsOfEvent) throw new Problem('recall-too-wide');
  const units = reached.filter(({ kind }) => kind === 'one');
  const classes = reached.filter(({ kind }) => kind === 'class');
  const event = eventAt(publicUrl, 'ObjectEvent', happenedAt, {
    epcList: units.map((one) => one.thing),
    ...(classes.length > 0 ? { quantityList: classes.map((one) => ({ epcClass: one.thing })) } : {}),
    action: 'OBSERVE',
    bizStep: 'holding',
    disposition: 'recalled',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    'shuka:reason': reason,
    'shuka:recall': id,
  });
  const readers = await findKnowers(
    db,
    reached.map(({ number }) => number),
  );
  const eventIds = await tellAct(context, { companyId, events: [event], readers, isTrusted: true });
  const counts = { reached: reached.length };
  await insertRecall(
    db,
    { id, companyId, thing: start.number, reason, ...counts },
    viewerOf(context).accountId,
    clock.now(),
  );
  await tellHolders(context, { recallId: id, companyId, thing: start.name, reached, knowers: readers });
  const told = { kind: 'recall.opened' as const, ids: { recallId: id, companyId }, path: null };
  await tellWebhooks(context, told, [...new Set([companyId, ...readers])]);
  return { id, eventIds, ...counts };
};

export const recallGoods = handle(contract, act, { prepare: (_input, context) => tellBooks(context) });
