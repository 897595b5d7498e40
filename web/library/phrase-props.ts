import type { Phrase, PhraseLanguage } from '@shuka/domain/library';

/** One text of the desk in a language, and what hears of a word on it. */
export type PhraseProps = {
  readonly language: PhraseLanguage;
  readonly phrase: Phrase;
  readonly onChanged: (phrase: Phrase) => void;
};
