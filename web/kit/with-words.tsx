import type { ComponentType } from 'react';
import { useWords, WordsProvider, type Catalogue, type Words } from './words.tsx';

/** A part of the words: its catalogue, and the texts made of it. */
export type Held = { readonly own: Words; readonly catalogue: Catalogue };

const together = (all: Words, { own, catalogue }: Held): Words => {
  const say = (id: string, values = {}): string => (id in catalogue ? own : all).say(id, values);
  return { language: all.language, say, t: say };
};

/** A screen drawn with a part of the words beside those the app has already. */
export const withWords =
  <Props extends object>(more: Held, Part: ComponentType<Props>): ComponentType<Props> =>
  (props: Props) => {
    const all = useWords();
    return (
      <WordsProvider words={together(all, more)}>
        <Part {...props} />
      </WordsProvider>
    );
  };
