import type { MergeInto } from '#kit/merging.ts';
import { moveMessages } from './move-messages.ts';

/** The tables of this slice whose rows have a keeper; a conversation has its keeper's id. */
export const keptTables = ['messaging.conversation', 'messaging.message'] as const;

export const mergeInto: MergeInto = ({ db, clock }, pair) => moveMessages(db, pair, clock.now());
