import data from './contact-days.json' with { type: 'json' };
import type { ContactKind } from './model.ts';

const dayMillis = 86_400_000;

/** Where the days of answers come from. */
export const contactDays = { version: data.version, date: data.date, source: data.source } as const;

/** By when a message of a kind is answered; `contact-days.json` says the days, with their source and version. */
export const contactDueAt = (kind: ContactKind, receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + data[kind].days * dayMillis);

/** When an overdue message goes on to yet another admin, after it came to one. */
export const passesOnAt = (kind: ContactKind, now: Date): Date =>
  new Date(now.getTime() + data[kind].passOnDays * dayMillis);

/** What the sender is told to name when they ask again: the last group of the id, in fours. */
export const contactReference = (id: string): string => (id.slice(-12).toUpperCase().match(/.{4}/g) ?? []).join('-');
