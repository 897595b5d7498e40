import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { languages, type Language } from '@shuka/domain/kit/calendar.ts';
import { islandPlace, type IslandName } from '#kit/island.tsx';
import { loadFormWords } from '#kit/load-form-words.ts';
import { loadWords } from '#kit/load-words.ts';
import { OwnIds } from '#kit/use-id.tsx';
import { WordsProvider } from '#kit/words.tsx';
import { EarlyPin } from '#sync';
import { appPaths } from './app-paths.ts';
import { documentOf, partOf, type Assets } from './document.ts';
import { islandLoaders } from './island-list.ts';
import { publicPages, type PublicPage } from './public.tsx';

export { appPaths, languages, publicPages };

const drawIsland = async (name: IslandName, language: Language): Promise<string> => {
  const words = await loadFormWords(language);
  const Part = await islandLoaders[name](language);
  const island = (
    <OwnIds prefix={name}>
      <WordsProvider words={words}>
        <Part />
      </WordsProvider>
    </OwnIds>
  );
  return renderToString(island);
};

/** The HTML of one page in one language, its islands drawn in place. */
export const renderPage = async (page: PublicPage, language: Language, assets: Assets): Promise<string> => {
  const words = await loadWords(language);
  const { Page } = page;
  let body = renderToStaticMarkup(
    <WordsProvider words={words}>
      <Page />
    </WordsProvider>,
  );
  for (const name of page.islands) body = body.replace(islandPlace(name), await drawIsland(name, language));
  return documentOf(page, words, body, assets);
};

/** The place for a PIN, by itself; the worker puts what is in its body into the app's shell. */
export const renderEarlyPin = async (language: Language, script: string): Promise<string> => {
  const words = await loadWords(language);
  const body = renderToStaticMarkup(
    <WordsProvider words={words}>
      <EarlyPin />
    </WordsProvider>,
  );
  return partOf(words, `${body}<script>${script}</script>`);
};
