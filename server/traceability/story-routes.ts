import type { Route } from '#kit/route.ts';
import { checkGenuine } from './check-genuine.ts';
import { listFakeQueue } from './list-fake-queue.ts';
import { listFakes } from './list-fakes.ts';
import { listRecalls } from './list-recalls.ts';
import { readFakeAnswer } from './read-fake-answer.ts';
import { readNameWord } from './read-name-word.ts';
import { readStory } from './read-story.ts';
import { readStoryWord } from './read-story-word.ts';
import { reportFake } from './report-fake.ts';
import { saveStoryWord } from './save-story-word.ts';
import { sayNameWord } from './say-name-word.ts';
import { settleFake } from './settle-fake.ts';

/** What buyers read, ask and report. */
export const storyRoutes: readonly Route[] = [
  checkGenuine,
  listFakeQueue,
  listFakes,
  listRecalls,
  readFakeAnswer,
  readNameWord,
  readStory,
  readStoryWord,
  reportFake,
  saveStoryWord,
  sayNameWord,
  settleFake,
];
