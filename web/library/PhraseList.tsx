import { useState } from 'react';
import { listPhrases, type Phrase } from '@shuka/domain/library';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PhraseCard } from './PhraseCard.tsx';
import type { AskedPhrases } from './PhraseFilters.tsx';

const idOf = ({ room, key }: Phrase): string => `${room} ${key}`;

/** The texts that were asked for, a page at a time. What was judged stays in its place, as it stands by then. */
export const PhraseList = ({ asked }: { readonly asked: AskedPhrases }) => {
  const { t } = useWords();
  const question = JSON.stringify(asked);
  const pages = usePages(question);
  const loaded = useLoad(listPhrases, { ...asked, ...pages.query, limit: '20' });
  const [changed, setChanged] = useState<{ question: string; phrases: ReadonlyMap<string, Phrase> }>({
    question,
    phrases: new Map(),
  });
  const newer = changed.question === question ? changed.phrases : new Map<string, Phrase>();
  const change = (phrase: Phrase): void =>
    setChanged({ question, phrases: new Map([...newer, [idOf(phrase), phrase]]) });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <output>{t('phrases.none')}</output>}
          <ul className="grid gap-3 empty:hidden">
            {items.map((one) => (
              <PhraseCard
                key={idOf(one)}
                language={asked.language}
                phrase={newer.get(idOf(one)) ?? one}
                onChanged={change}
              />
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};
