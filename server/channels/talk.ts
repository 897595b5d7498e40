import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { FarmerOfPhone } from '#accounts';
import type { Context } from '#kit/context.ts';
import type { Do } from './do-act.ts';
import type { Data, Go, Screen } from './screen.ts';

/** What a session knows between its steps. */
export type Known = {
  readonly language: Language;
  readonly accountId: string | null;
  /** The PIN was right in this session. */
  readonly isProved: boolean;
  /** What waits for the PIN. */
  readonly awaits: Go | null;
};

/** What a step works with. */
export type Talk = {
  readonly context: Context;
  readonly phone: string;
  readonly known: Known;
  /** The farmers this number is of. */
  readonly people: readonly FarmerOfPhone[];
  readonly act: Do;
  /** Whether a transaction holds the session: without one, only steps that look are shown. */
  readonly mayWrite: boolean;
};

/** A screen, with what the session knows from here on. */
export type Turn = { readonly screen: Screen; readonly known?: Partial<Known> };

export type Show = (talk: Talk, data: Data) => Promise<Turn>;

/** A step of a session; a private one is behind the PIN. One that only looks writes nothing, nor do the acts it asks for. */
export type Step = { readonly isPrivate: boolean; readonly onlyLooks: boolean; readonly show: Show };

export const open = (show: Show): Step => ({ isPrivate: false, onlyLooks: false, show });

export const behindPin = (show: Show): Step => ({ isPrivate: true, onlyLooks: false, show });

export const looking = (step: Step): Step => ({ ...step, onlyLooks: true });

/** A step that may write was reached without a transaction. */
export class NeedsWriting extends Error {}

/** The farmer whose account it is. @throws Error in a step that only farmers reach. */
export const accountOf = ({ known }: Talk): string => {
  if (known.accountId === null) throw new Error('a step of a farmer was reached without one');
  return known.accountId;
};
