import { ussdLimits } from '@shuka/domain/channels';
import type { Context } from '#kit/context.ts';
import type { Above } from './above.ts';
import { beginTalk, talkOf } from './begin-talk.ts';
import type { Desk } from './desk.ts';
import type { Session } from './session-store.ts';
import { NeedsWriting, type Talk } from './talk.ts';
import { hasExpired, mayBringSecret, replyOf, shortOf, typedIn, typedKey, type Call } from './ussd-call.ts';
import { walk, type Standing } from './walk.ts';

type Looking = { readonly context: Context; readonly above: Above; readonly desk: Desk; readonly call: Call };

/** The menu of a session that is not there yet. */
const beginLooking = async ({ context, above, desk, call }: Looking): Promise<string | null> => {
  const { sessionId: id, phone } = call;
  const [session, people, chosen] = await Promise.all([desk.session(id), desk.people(phone), desk.language(phone)]);
  if (session !== null) return null;
  const state = await beginTalk(people, chosen, talkOf(context, above, call, false));
  const [typedHash, reply] = [typedKey(context, call), replyOf(state.shown)];
  const answered = { id, phone, steps: 0, state, typedLetters: 0, typedHash, key: shortOf(typedHash), reply };
  return (await desk.begin(answered)) ? reply : null;
};

/** Where a session goes on that has no secret to hear, nothing to end and nobody who changed; null for any other. */
const nextOf = async (looking: Looking, session: Session, people: Talk['people']): Promise<Standing | null> => {
  const { context, above, call } = looking;
  const { state, steps } = session;
  if (state === null || state.shown.ends || state.shown.asks?.secret !== undefined) return null;
  if (steps >= ussdLimits.steps || hasExpired(context, session)) return null;
  const typed = typedIn(context, call, session);
  const { accountId } = state.known;
  if (typed === null || (accountId !== null && !people.some((one) => one.accountId === accountId))) return null;
  return walk(state, typed, talkOf(context, above, call, false)(people));
};

const goOnLooking = async (looking: Looking): Promise<string | null> => {
  const { context, desk, call } = looking;
  const { sessionId: id, phone, text } = call;
  const [session, people] = await Promise.all([desk.session(id), desk.people(phone)]);
  if (session === null || session.phone !== phone) return null;
  const typedHash = typedKey(context, call);
  const key = shortOf(typedHash);
  const earlier = session.replies[key];
  if (earlier !== undefined) return earlier;
  const state = await nextOf(looking, session, people);
  if (state === null) return null;
  const reply = replyOf(state.shown);
  const { steps } = session;
  return (await desk.keep({ id, phone, steps, state, typedLetters: text.length, typedHash, key, reply }))
    ? reply
    : null;
};

/**
 * Answers a step that only shows something, with no transaction and nothing locked: it is kept if the session stands where
 * it was read. Null when it must be answered the careful way: it writes, brings a secret, or another delivery was faster.
 */
export const lookOn = async (looking: Looking): Promise<string | null> => {
  if (mayBringSecret(looking.call)) return null;
  try {
    return await (looking.call.text === '' ? beginLooking : goOnLooking)(looking);
  } catch (error) {
    if (error instanceof NeedsWriting) return null;
    throw error;
  }
};
