import { readStoryWord as contract, type StoryWord } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { findStoryWord, type Word } from './story-store.ts';

export const shownStoryWord = (word: Word | null): StoryWord =>
  word === null
    ? { version: 0, publishesShare: false, at: null }
    : { version: word.version, publishesShare: word.says, at: word.at };

export const readStoryWord = handle(contract, async ({ companyId }, { db }) =>
  shownStoryWord(await findStoryWord(db, companyId)),
);
