import { shortOf } from '@shuka/domain/traceability';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Failure } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import type { Words } from '#kit/words.tsx';
import { isAbout, readable } from './goods-words.ts';
import type { Line, Trouble } from './PartsField.tsx';

/** The thing that a form begins with, as its address in the app names it. */
const asked = (query: URLSearchParams): Line[] => {
  const thing = query.get('of');
  if (thing === null) return [];
  const name = query.get('name') ?? shortOf(thing);
  return [{ thing, name, kilograms: '', isUnit: query.get('unit') === '1' }];
};

/** The lines of a form, and which of them a refusal is about: it stands beside that line, in the line’s own name. */
export const useParts = (begun?: readonly Line[]) => {
  const [query] = useSearchParams();
  const [lines, setLines] = useState<readonly Line[]>(() => begun ?? asked(query));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const change = (now: readonly Line[]): void => {
    setTrouble(null);
    setLines(now);
  };
  const wordsOf = (failure: Failure, words: Words): string => {
    const said = failureWords(failure, words);
    const about = lines.find(({ thing }) => isAbout(said, thing));
    const text = about === undefined ? readable(said, '', '') : readable(said, about.thing, about.name);
    if (about !== undefined) setTrouble({ thing: about.thing, says: text });
    return text;
  };
  return { lines, change, trouble, wordsOf };
};
