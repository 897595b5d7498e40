import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { Story } from '@shuka/domain/traceability';
import { loadWords } from '#kit/load-words.ts';
import { WordsProvider } from '#kit/words.tsx';
import { StoryPage, UnknownStoryPage } from '#site';
import { documentOf, type Assets } from './document.ts';

const page = {
  title: 'page.story.title',
  description: 'page.story.description',
  gate: 'none',
  islands: [],
  isListed: false,
} as const;

/**
 * The page of a story in a language, for the server to draw when a code is opened; of a code that nobody here made where
 * `story` is null. The operator's name and addresses are still places in it.
 */
export const renderStory = async (story: Story | null, language: Language, assets: Assets): Promise<string> => {
  const words = await loadWords(language);
  const body = renderToStaticMarkup(
    <WordsProvider words={words}>{story === null ? <UnknownStoryPage /> : <StoryPage story={story} />}</WordsProvider>,
  );
  return documentOf({ ...page, path: story?.at ?? '', Page: UnknownStoryPage }, words, body, assets);
};
