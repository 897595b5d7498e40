import { typedSince } from '@shuka/domain/channels';
import type { Context } from '#kit/context.ts';
import { gsmText } from '#kit/gsm-text.ts';
import { say } from '#kit/words.ts';
import type { Shown } from './screen.ts';
import type { Session } from './session-store.ts';

/** A step as a gateway brings it: `text` is all that was typed in the session so far. */
export type Call = { readonly sessionId: string; readonly phone: string; readonly text: string };

/** A keyed hash of what was typed: among it may be a PIN. */
export const typedKey = ({ secrets }: Context, { sessionId, text }: Call): Buffer =>
  secrets.hash('ussd-typed', `${sessionId} ${text}`);

/** The name of an answer among those of its session. */
export const shortOf = (key: Buffer): string => key.toString('base64url').slice(0, 22);

/** Secrets have four digits at least. What ends in fewer brings none, and the session need not be read before it is held. */
export const mayBringSecret = ({ text }: Call): boolean => text.slice(text.lastIndexOf('*') + 1).trim().length >= 4;

/** The text that was answered last, found again in what comes now; null when this text does not go on from it. */
const beforeOf = (context: Context, call: Call, { steps, typedLetters, typedHash }: Session): string | null => {
  if (steps === 0) return '';
  const before = call.text.slice(0, typedLetters);
  return typedKey(context, { ...call, text: before }).equals(typedHash) ? before : null;
};

/** What was typed since the last answer; null when this text does not go on from it. */
export const typedIn = (context: Context, call: Call, session: Session): string | null => {
  const before = beforeOf(context, call, session);
  return before === null ? null : typedSince(before, call.text);
};

export const hasExpired = ({ clock }: Context, { expiresAt }: Session): boolean =>
  Date.parse(expiresAt) < clock.now().getTime();

export const replyOf = ({ ends, pages, page }: Shown): string => `${ends ? 'END' : 'CON'} ${pages[page] ?? ''}`;

export const ending = (word: string): string => `END ${gsmText(say('en', word))}`;
