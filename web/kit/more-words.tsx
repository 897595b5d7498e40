import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { pageLanguage } from './page-settings.ts';
import { makeWords, useWords, WordsProvider, type Catalogue, type Words } from './words.tsx';

type Load = () => Promise<{ default: Catalogue }>;

/* Parts of the catalogues that come with the screens that say them; the app's first load does not carry them. */
const parts = {
  land: {
    en: () => import('#words/en.json?land'),
    ha: () => import('#words/ha.json?land'),
    yo: () => import('#words/yo.json?land'),
    ig: () => import('#words/ig.json?land'),
    pcm: () => import('#words/pcm.json?land'),
  },
  phone: {
    en: () => import('#words/en.json?phone'),
    ha: () => import('#words/ha.json?phone'),
    yo: () => import('#words/yo.json?phone'),
    ig: () => import('#words/ig.json?phone'),
    pcm: () => import('#words/pcm.json?phone'),
  },
  staff: {
    en: () => import('#words/en.json?staff'),
    ha: () => import('#words/ha.json?staff'),
    yo: () => import('#words/yo.json?staff'),
    ig: () => import('#words/ig.json?staff'),
    pcm: () => import('#words/pcm.json?staff'),
  },
} as const satisfies Record<string, Record<Language, Load>>;

export type WordPart = keyof typeof parts;

type Held = { readonly own: Words; readonly catalogue: Catalogue };

const held = new Map<WordPart, Held>();

const load = async (part: WordPart): Promise<Held> => {
  const language = pageLanguage();
  const { default: catalogue } = await (parts[part][language] as Load)();
  const loaded = held.get(part) ?? { own: makeWords(language, catalogue), catalogue };
  held.set(part, loaded);
  return loaded;
};

const together = (all: Words, { own, catalogue }: Held): Words => {
  const say = (id: string, values = {}): string => (id in catalogue ? own : all).say(id, values);
  return { language: all.language, say, t: say };
};

/** A screen drawn with a part of the words beside those the app has already. */
export const withWords = async <Props extends object>(
  part: WordPart,
  Part: ComponentType<Props>,
): Promise<ComponentType<Props>> => {
  const more = await load(part);
  return (props: Props) => {
    const all = useWords();
    return (
      <WordsProvider words={together(all, more)}>
        <Part {...props} />
      </WordsProvider>
    );
  };
};
