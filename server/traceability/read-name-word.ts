import { readNameWord as contract, type NameWord } from '@shuka/domain/traceability';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findNameWord, type Word } from './story-store.ts';

export const shownNameWord = (word: Word | null): NameWord =>
  word === null ? { version: 0, isShown: false, at: null } : { version: word.version, isShown: word.says, at: word.at };

export const readNameWord = handle(contract, async (_input, context) =>
  shownNameWord(await findNameWord(context.db, viewerOf(context).accountId)),
);
