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
};

/** A screen, with what the session knows from here on. */
export type Turn = { readonly screen: Screen; readonly known?: Partial<Known> };

export type Show = (talk: Talk, data: Data) => Promise<Turn>;

/** A step of a session; a private one is behind the PIN. */
export type Step = { readonly isPrivate: boolean; readonly show: Show };

export const open = (show: Show): Step => ({ isPrivate: false, show });

export const behindPin = (show: Show): Step => ({ isPrivate: true, show });

/** The farmer whose account it is. @throws Error in a step that only farmers reach. */
export const accountOf = ({ known }: Talk): string => {
  if (known.accountId === null) throw new Error('a step of a farmer was reached without one');
  return known.accountId;
};
