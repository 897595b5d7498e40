import { setupI18n, type Messages } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import type en from '#words/en.json';

/** The id of a text in the catalogues. */
export type WordId = keyof typeof en;

type Values = Readonly<Record<string, string | number>>;

/** The texts of one language. `say` takes ids made at run time, from a contract say; `t` takes those the compiler knows. */
export type Words = {
  readonly language: Language;
  readonly t: (id: WordId, values?: Values) => string;
  readonly say: (id: string, values?: Values) => string;
};

/** The plural rules to use: CLDR's for Pidgin are English's, and browsers lack them. */
const rulesOf = (language: Language): string => (language === 'pcm' ? 'en' : language);

/** A catalogue as the build compiles it. */
export type Catalogue = Messages;

/** Brings a part of a catalogue. */
export type LoadWords = () => Promise<{ default: Catalogue }>;

/** While pages are built, a text that is missing stops the build. */
const isBuilding = typeof document === 'undefined';

const fail = (_locale: string, id: string): never => {
  throw new Error(`No words for ${id}.`);
};

/** A language from its compiled catalogue. */
export const makeWords = (language: Language, messages: Catalogue): Words => {
  const locale = rulesOf(language);
  const i18n = setupI18n({ locale, messages: { [locale]: messages }, ...(isBuilding ? { missing: fail } : {}) });
  const say = (id: string, values: Values = {}): string => i18n._(id, values);
  return { language, say, t: say };
};

const WordsContext = createContext<Words | null>(null);

export const WordsProvider = ({ words, children }: { words: Words; children: ReactNode }) => (
  <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
);

export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('No words were provided.');
  return words;
};
