import { Mic, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { readPhraseDesk } from '@shuka/domain/library';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { phrasePaths } from './phrase-paths.ts';
import { PhraseFilters, type AskedPhrases } from './PhraseFilters.tsx';
import { PhraseList } from './PhraseList.tsx';
import { PhraseProgress } from './PhraseProgress.tsx';

/** The desk of texts: how far each language is, and every text of the catalogues beside its English. */
export const PhrasesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(readPhraseDesk, {});
  return (
    <section className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('phrases.title')}</h1>
      <p>{t('phrases.lead')}</p>
      <LoadedPart loaded={loaded}>
        {(desk) =>
          desk.languages[0] === undefined ? (
            <Notice kind="hint">{t('phrases.noDuty')}</Notice>
          ) : (
            <Desk desk={desk} first={desk.languages[0]} />
          )
        }
      </LoadedPart>
    </section>
  );
};

type DeskProps = {
  readonly desk: OutputOf<typeof readPhraseDesk>;
  readonly first: AskedPhrases['language'];
};

const Desk = ({ desk, first }: DeskProps) => {
  const { t } = useWords();
  const { person } = usePerson();
  const isAdmin = person.roles.includes('admin');
  const [asked, setAsked] = useState<AskedPhrases>({ language: first, state: 'open' });
  return (
    <>
      {isAdmin && (
        <nav aria-label={t('phrases.title')} className="flex flex-wrap gap-3">
          <Way to={phrasePaths.speakers}>
            <Users aria-hidden className="size-5 shrink-0" />
            {t('phrases.speakers')}
          </Way>
          <Way to={`${phrasePaths.studio}?language=${asked.language}`}>
            <Mic aria-hidden className="size-5 shrink-0" />
            {t('phrases.studio')}
          </Way>
        </nav>
      )}
      <PhraseProgress counts={desk.counts} languages={desk.languages} mayExport={isAdmin} />
      <PhraseFilters languages={desk.languages} parts={desk.parts} asked={asked} onAsked={setAsked} />
      <PhraseList asked={asked} />
    </>
  );
};

const Way = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
  >
    {children}
  </Link>
);
