import './draw-after-clicks.ts';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from '#kit/island.tsx';
import { loadFormWords } from '#kit/load-form-words.ts';
import { pageLanguage } from '#kit/page-settings.ts';
import { OwnIds } from '#kit/use-id.tsx';
import { WordsProvider } from '#kit/words.tsx';
import { islandLoaders } from './island-list.ts';

const wake = async (element: HTMLElement): Promise<void> => {
  const name = element.dataset['island'] as IslandName; // written by Island, which takes no other
  const language = pageLanguage();
  const [Part, words] = await Promise.all([islandLoaders[name](language), loadFormWords(language)]);
  hydrateRoot(
    element,
    <OwnIds prefix={name}>
      <WordsProvider words={words}>
        <Part />
      </WordsProvider>
    </OwnIds>,
  );
  element.dataset['awake'] = '';
};

document.querySelectorAll<HTMLElement>('[data-island]').forEach((element) => void wake(element));
