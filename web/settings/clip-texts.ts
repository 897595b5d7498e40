import type { Language } from '@shuka/domain/kit/calendar.ts';
import { catalogueOf, type WordPart } from '#kit/more-words.tsx';
import type { Catalogue } from '#kit/words.tsx';

/** The parts of the catalogues that farmers' screens say beside what stands everywhere. */
export const clipParts = [
  'everywhere',
  'land',
  'seasons',
  'lots',
  'finance',
  'extension',
  'reports',
  'market',
  'profile',
  'figures',
  'talk',
  'room',
  'prices',
  'inputs',
] as const satisfies readonly (WordPart | 'everywhere')[];

export type ClipPart = (typeof clipParts)[number];

const everywhere: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('#words/en.json'),
  ha: () => import('#words/ha.json'),
  yo: () => import('#words/yo.json'),
  ig: () => import('#words/ig.json'),
  pcm: () => import('#words/pcm.json'),
};

/** As the build compiles it: what has a place for a name or a number is no plain text. */
const loadCatalogue = async (part: ClipPart, language: Language): Promise<Catalogue> =>
  part === 'everywhere' ? ((await everywhere[language]()).default as Catalogue) : catalogueOf(part, language);

export type SayableText = { readonly key: string; readonly text: string };

const textIn = (message: unknown): string | null => {
  if (typeof message === 'string') return message;
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : null;
};

/** The texts of a part that can be said once for all: those without names and numbers in them. */
export const sayableTexts = async (part: ClipPart, language: Language): Promise<SayableText[]> =>
  Object.entries(await loadCatalogue(part, language)).flatMap(([key, message]) => {
    const text = textIn(message);
    return text === null || text.trim() === '' ? [] : [{ key, text: text.replaceAll(/\s+/g, ' ').trim() }];
  });
