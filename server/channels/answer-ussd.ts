import { answerUssd as contract, ussdLimits } from '@shuka/domain/channels';
import { findFarmersOfPhone } from '#accounts';
import type { Context } from '#kit/context.ts';
import { repeating } from '#kit/db.ts';
import { handle, type Route } from '#kit/route.ts';
import type { Above } from './above.ts';
import { beginTalk, talkOf, type MakeTalk } from './begin-talk.ts';
import { findCallerLanguage } from './caller-store.ts';
import { demandGateway, phoneOf } from './demand-gateway.ts';
import { deskOf } from './desk.ts';
import { judgeSecret } from './judge-secret.ts';
import { lookOn } from './look-on.ts';
import type { Data } from './screen.ts';
import { findSessions, holdSession, insertSession, keepAnswered, type Session } from './session-store.ts';
import { ending, hasExpired, mayBringSecret, replyOf, shortOf, typedIn, typedKey, type Call } from './ussd-call.ts';
import { walk, walkBySecret, type Standing } from './walk.ts';

/** What was found of a secret before the session was opened, and at which of its steps. */
type Judged = { readonly steps: number; readonly data: Data };

/** Judges the secret that this call brings, if it brings one that was not answered yet. */
const judge = async (context: Context, call: Call): Promise<Judged | null> => {
  if (!mayBringSecret(call)) return null;
  const [session = null] = await findSessions(context.pool, [call.sessionId]);
  const asks = session?.state?.shown.asks ?? null;
  const accountId = session?.state?.known.accountId ?? null;
  if (session === null || asks?.secret === undefined || accountId === null || session.phone !== call.phone) return null;
  const typed = typedIn(context, call, session);
  const isOver = session.replies[shortOf(typedKey(context, call))] !== undefined || hasExpired(context, session);
  if (typed === null || isOver || typed.trim() === '0') return null;
  return { steps: session.steps, data: await judgeSecret(context, { accountId, asks, typed: typed.trim() }) };
};

/** The session as it was left, or anew, its row locked; null of a number that began too many. Which of the two is likelier is asked for first. */
const openSession = async (context: Context, call: Call): Promise<Session | null> => {
  const hold = () => holdSession(context.db, call.sessionId);
  const begin = () => insertSession(context.db, call.sessionId, call.phone, context.clock.now());
  if (call.text === '') return (await begin()) ?? hold();
  return (await hold()) ?? (await begin()) ?? hold();
};

const beginAnew = async ({ db }: Context, { phone }: Call, makeTalk: MakeTalk): Promise<Standing> =>
  beginTalk(await findFarmersOfPhone(db, phone), await findCallerLanguage(db, phone), makeTalk);

const goOn = async (context: Context, above: Above, call: Call, session: Session, judged: Judged | null) => {
  const makeTalk = talkOf(context, above, call, true);
  const typed = typedIn(context, call, session);
  if (typed === null) return null;
  if (session.state === null) {
    const started = await beginAnew(context, call, makeTalk);
    if (typed === '') return started;
    return walk(started, typed, makeTalk(await findFarmersOfPhone(context.db, call.phone)));
  }
  const people = await findFarmersOfPhone(context.db, call.phone);
  const { accountId } = session.state.known;
  const { asks } = session.state.shown;
  // Closed, merged or of another number since: what was proved is of nobody here any more.
  if (accountId !== null && !people.some((one) => one.accountId === accountId)) return null;
  const ofPeople = makeTalk(people);
  if (asks?.secret === undefined || typed.trim() === '0') return walk(session.state, typed, ofPeople);
  if (accountId !== null && !mayBringSecret(call)) {
    // Of no secret's form: that is seen at once, with nothing to compute.
    const data = await judgeSecret(context, { accountId, asks, typed: typed.trim() });
    return walkBySecret(session.state, data, ofPeople);
  }
  return judged?.steps === session.steps ? walkBySecret(session.state, judged.data, ofPeople) : null;
};

const answer = async (context: Context, above: Above, call: Call, judged: Judged | null): Promise<string> => {
  const { db, clock } = context;
  const session = await openSession(context, call);
  if (session === null) return ending('ussd.failed');
  // The same id of another number is somebody who guesses at sessions.
  if (session.phone !== call.phone) return ending('ussd.startAgain');
  const typedHash = typedKey(context, call);
  const key = shortOf(typedHash);
  const earlier = session.replies[key];
  if (earlier !== undefined) return earlier;
  if (hasExpired(context, session)) return ending('ussd.timedOut');
  const isOver = session.state?.shown.ends === true || session.steps >= ussdLimits.steps;
  const state = isOver ? null : await goOn(context, above, call, session, judged);
  if (state === null) return ending('ussd.startAgain');
  const reply = replyOf(state.shown);
  const typed = { typedLetters: call.text.length, typedHash };
  await keepAnswered(db, call.sessionId, { state, ...typed, key, reply }, clock.now());
  return reply;
};

/** Refusals of the gateway itself stay what they are; whoever dialled is told that it did not work, in words. */
const asEnd: Route['failsAs'] = ({ code }) =>
  ['not-found', 'invalid', 'wrong-media-type', 'too-large', 'cross-site', 'malformed-json'].includes(code)
    ? null
    : { status: 200, body: ending(code === 'maintenance' ? 'ussd.closed' : 'ussd.failed') };

/** Every step says the same few statements. */
const repeatingIn = (context: Context): Context => ({ ...context, db: repeating(context.pool, context.db) });

const callOf = ({ sessionId, phoneNumber, text }: { sessionId: string; phoneNumber: string; text: string }): Call => ({
  sessionId,
  phone: phoneOf(phoneNumber),
  text,
});

/** A step of a session: the same text again is the same answer, and nothing is done twice. */
export const answerUssd = (above: Above): Route =>
  handle(
    contract,
    (input, context, judged: Judged | null) => answer(repeatingIn(context), above, callOf(input), judged),
    {
      failsAs: asEnd,
      ahead: async (input, context) => {
        demandGateway(context, input.secret);
        return lookOn({ context: repeatingIn(context), above, desk: deskOf(context), call: callOf(input) });
      },
      prepare: (input, context) => judge(context, callOf(input)),
    },
  );
