import { answerRequest as contract } from '@shuka/domain/privacy';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { closeForErasure, correctPerson, setStopped, tellPerson } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import { nameRequests } from './name-requests.ts';
import type { Over } from './over.ts';
import { endRequest, findUsesAsked, holdRequest, type StoredRequest } from './request-store.ts';

type Answer = InputOf<typeof contract>;

/** Does what a yes says, and tells of the answer. */
const carryOut = async (context: Context, found: StoredRequest, said: Answer, over: Over): Promise<void> => {
  const { outcome, answer, correction } = said;
  const isYesTo = (kind: StoredRequest['kind']): boolean => outcome === 'done' && found.kind === kind;
  if (correction !== undefined && !isYesTo('correction')) throw refusedField('correction', 'field.wrong');
  if (isYesTo('erasure')) return closeForErasure(context, { accountId: found.accountId, answer }, over.findBar);
  if (correction !== undefined) await correctPerson(context, found.accountId, correction);
  await tellPerson(context, found.accountId, `sms.rights.${outcome}`, () => ({ answer }));
};

/** Answers a request and does what the answer says. @param over what the slices around know of a person. */
export const answerRequest = (over: Over): Route =>
  handle(contract, async (said, context) => {
    const { db, clock } = context;
    const { requestId, outcome, answer } = said;
    const { accountId: by } = viewerOf(context);
    const found = await holdRequest(db, requestId);
    if (found === null) throw new Problem('not-found');
    if (found.accountId === by) throw new Problem('own-request');
    if (found.state !== 'open') throw new Problem('answered-already');
    await endRequest(db, requestId, { state: outcome, answer, by, now: clock.now() });
    await setStopped(db, found.accountId, await findUsesAsked(db, found.accountId), clock.now());
    await carryOut(context, found, said, over);
    const answered = { ...found, state: outcome, answer, answeredAt: clock.now().toISOString() };
    const [named] = await nameRequests(db, [answered]);
    if (named === undefined) throw new Problem('not-found');
    return named;
  });
