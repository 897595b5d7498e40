import type { Person } from '@shuka/domain/accounts';
import type { FieldError } from '@shuka/domain/kit/problem.ts';

/** The pictures by which people on a shared phone find themselves; no name is written where others can read it. */
export const signs = ['sun', 'goat', 'maize', 'tree', 'fish', 'drum', 'star', 'hoe'] as const;

export type Sign = (typeof signs)[number];

/** Somebody whose records are on this phone. */
export type KeeperHere = { readonly accountId: string; readonly sign: Sign };

/** What came of a PIN. `wait` until a moment by this phone's clock; `broken`: what wraps the key cannot be read. */
export type Unlocked =
  | { readonly kind: 'open'; readonly person: Person }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'wait'; readonly untilMillis: number }
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'broken' };

type ActIssue = { readonly code: string; readonly title: string; readonly fields: readonly FieldError[] };

/** An act on this phone that the server's answer has not yet replaced. `savedAt` in milliseconds by this phone's clock. */
export type WaitingAct = {
  readonly seq: number;
  readonly contract: string;
  readonly input: Record<string, unknown>;
  readonly savedAt: number;
  readonly state: 'waiting' | 'sending' | 'accepted' | 'needs-fixing';
  readonly issue: ActIssue | null;
};

/** `dataSaver`: only the small part of photos is sent. `wifiOnly`: photos wait for Wi-Fi where the browser tells. */
export type Preferences = { readonly dataSaver: boolean; readonly wifiOnly: boolean };

export type Imported = { readonly added: number } | 'wrong-pin' | 'not-ours' | 'other-person';
