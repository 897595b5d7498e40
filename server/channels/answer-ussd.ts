import { answerUssd as contract, typedSince, ussdLimits } from '@shuka/domain/channels';
import { findFarmersOfPhone } from '#accounts';
import type { Context } from '#kit/context.ts';
import { repeating } from '#kit/db.ts';
import { gsmText } from '#kit/gsm-text.ts';
import { handle, type Route } from '#kit/route.ts';
import { countAgainst } from '#kit/throttle.ts';
import { say } from '#kit/words.ts';
import type { Above } from './above.ts';
import { findCallerLanguage } from './caller-store.ts';
import { demandGateway, phoneOf } from './demand-gateway.ts';
import { actsOver } from './do-act.ts';
import { judgeSecret } from './judge-secret.ts';
import { go, type Data, type Shown } from './screen.ts';
import { findSession, holdSession, insertSession, keepAnswered, type Session } from './session-store.ts';
import type { Known } from './talk.ts';
import { enter, walk, walkBySecret, type Standing } from './walk.ts';

type Call = { readonly sessionId: string; readonly phone: string; readonly text: string };

const keyOf = ({ secrets }: Context, { sessionId, text }: Call): Buffer =>
  secrets.hash('ussd-typed', `${sessionId} ${text}`);

const shortKeyOf = (context: Context, call: Call): string => keyOf(context, call).toString('base64url').slice(0, 22);

/** The text that was answered last, found again in what comes now; null when this text does not go on from it. */
const beforeOf = (context: Context, call: Call, { steps, typedLetters, typedHash }: Session): string | null => {
  if (steps === 0) return '';
  const before = call.text.slice(0, typedLetters);
  return keyOf(context, { ...call, text: before }).equals(typedHash) ? before : null;
};

const typedIn = (context: Context, call: Call, session: Session): string | null => {
  const before = beforeOf(context, call, session);
  return before === null ? null : typedSince(before, call.text);
};

/** What was found of a secret before the session was opened, and at which of its steps. */
type Judged = { readonly steps: number; readonly data: Data };

/** Judges the secret that this call brings, if it brings one that was not answered yet. */
const judge = async (context: Context, call: Call): Promise<Judged | null> => {
  if (call.text === '') return null; // dialled this moment
  const session = await findSession(context.pool, call.sessionId);
  const asks = session?.state?.shown.asks ?? null;
  const accountId = session?.state?.known.accountId ?? null;
  if (session === null || asks?.secret === undefined || accountId === null || session.phone !== call.phone) return null;
  const typed = typedIn(context, call, session);
  const isOver = session.replies[shortKeyOf(context, call)] !== undefined || hasExpired(context, session);
  if (typed === null || isOver || typed.trim() === '0') return null;
  return { steps: session.steps, data: await judgeSecret(context, { accountId, asks, typed: typed.trim() }) };
};

const hasExpired = ({ clock }: Context, { expiresAt }: Session): boolean =>
  Date.parse(expiresAt) < clock.now().getTime();

const replyOf = ({ ends, pages, page }: Shown): string => `${ends ? 'END' : 'CON'} ${pages[page] ?? ''}`;

const ending = (word: string): string => `END ${gsmText(say('en', word))}`;

/** Opens a session anew; null where it is there. */
const beginSession = async ({ db, clock }: Context, { sessionId, phone }: Call): Promise<Session | null> => {
  const begun = await insertSession(db, sessionId, phone, clock.now());
  if (begun === null) return null;
  const limit = { by: 'field:phoneNumber', times: ussdLimits.sessionsAnHour, seconds: 3600 } as const;
  await countAgainst(db, contract.name, limit, phone, clock.now());
  return begun;
};

/** The session as it was left, or anew, its row locked; which of the two is likelier is asked for first. */
const openSession = async (context: Context, call: Call): Promise<Session | null> => {
  const hold = () => holdSession(context.db, call.sessionId);
  if (call.text === '') return (await beginSession(context, call)) ?? hold();
  return (await hold()) ?? (await beginSession(context, call)) ?? hold();
};

/** Where a new session begins: in the language of the number, at the farmer's own menu where it is of one alone. */
const begin = async (context: Context, call: Call, makeTalk: MakeTalkOf): Promise<Standing> => {
  const people = await findFarmersOfPhone(context.db, call.phone);
  const [first] = people;
  const chosen = await findCallerLanguage(context.db, call.phone);
  const known: Known = {
    language: chosen ?? first?.language ?? 'en',
    accountId: people.length === 1 ? (first?.accountId ?? null) : null,
    isProved: false,
    awaits: null,
  };
  return enter(makeTalk(people)(known), go(first === undefined && chosen === null ? 'language' : 'menu'));
};

type People = Awaited<ReturnType<typeof findFarmersOfPhone>>;
type MakeTalkOf = (people: People) => (known: Known) => Parameters<typeof enter>[0];

const goOn = async (context: Context, above: Above, call: Call, session: Session, judged: Judged | null) => {
  const makeTalk: MakeTalkOf = (people) => (known) => {
    const act = actsOver(above, { ...context, language: known.language }, known.accountId, call.phone);
    return { context, phone: call.phone, known, people, act };
  };
  const typed = typedIn(context, call, session);
  if (typed === null) return null;
  if (session.state === null) {
    const started = await begin(context, call, makeTalk);
    if (typed === '') return started;
    return walk(started, typed, makeTalk(await findFarmersOfPhone(context.db, call.phone)));
  }
  const people = await findFarmersOfPhone(context.db, call.phone);
  const { accountId } = session.state.known;
  // Closed, merged or of another number since: what was proved is of nobody here any more.
  if (accountId !== null && !people.some((one) => one.accountId === accountId)) return null;
  const ofPeople = makeTalk(people);
  const isSecret = session.state.shown.asks?.secret !== undefined && typed.trim() !== '0';
  if (!isSecret) return walk(session.state, typed, ofPeople);
  return judged?.steps === session.steps ? walkBySecret(session.state, judged.data, ofPeople) : null;
};

const answer = async (context: Context, above: Above, call: Call, judged: Judged | null): Promise<string> => {
  const { db, clock } = context;
  const session = await openSession(context, call);
  // The same id of another number is somebody who guesses at sessions.
  if (session === null || session.phone !== call.phone) return ending('ussd.startAgain');
  const key = shortKeyOf(context, call);
  const earlier = session.replies[key];
  if (earlier !== undefined) return earlier;
  if (hasExpired(context, session)) return ending('ussd.timedOut');
  const isOver = session.state?.shown.ends === true || session.steps >= ussdLimits.steps;
  const state = isOver ? null : await goOn(context, above, call, session, judged);
  if (state === null) return ending('ussd.startAgain');
  const reply = replyOf(state.shown);
  const typed = { typedLetters: call.text.length, typedHash: keyOf(context, call) };
  await keepAnswered(db, call.sessionId, { state, ...typed, key, reply }, clock.now());
  return reply;
};

/** Refusals of the gateway itself stay what they are; whoever dialled is told that it did not work, in words. */
const asEnd: Route['failsAs'] = ({ code }) =>
  ['not-found', 'invalid', 'wrong-media-type', 'too-large', 'cross-site', 'malformed-json'].includes(code)
    ? null
    : { status: 200, body: ending(code === 'maintenance' ? 'ussd.closed' : 'ussd.failed') };

/** A step of a session: the same text again is the same answer, and nothing is done twice. */
export const answerUssd = (above: Above): Route =>
  handle(
    contract,
    ({ sessionId, phoneNumber, text }, context, judged: Judged | null) =>
      // Every step says the same few statements.
      answer(
        { ...context, db: repeating(context.pool, context.db) },
        above,
        { sessionId, phone: phoneOf(phoneNumber), text },
        judged,
      ),
    {
      failsAs: asEnd,
      prepare: async ({ secret, sessionId, phoneNumber, text }, context) => {
        demandGateway(context, secret);
        return judge(context, { sessionId, phone: phoneOf(phoneNumber), text });
      },
    },
  );
