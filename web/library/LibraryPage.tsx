import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listArticles } from '@shuka/domain/library';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AboutFilter, type AskedAbout } from './AboutFilter.tsx';
import { ArticleLineCard } from './ArticleLineCard.tsx';
import { libraryPaths } from './library-paths.ts';

const perPage = '12';

/** What was asked for, without what is for any. */
const queryOf = (asked: AskedAbout) => Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

/** Articles for a manager to find and send. */
export const LibraryPage = () => {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<AskedAbout>({ crop: '', stage: '', zone: '' });
  const pages = usePages(JSON.stringify(asked));
  const loaded = useLoad(listArticles, { language, ...queryOf(asked), ...pages.query, limit: perPage });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('library.title')}</h1>
      <p>{t('library.managerIntro')}</p>
      <Link
        to={libraryPaths.desk}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <PencilLine aria-hidden className="size-5 shrink-0" />
        {t('library.toDesk')}
      </Link>
      <AboutFilter asked={asked} onAsked={setAsked} />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('library.none')}</output>}
            <ul className="grid gap-4 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
              {items.map((line) => (
                <li key={line.articleId} className="grid">
                  <ArticleLineCard line={line} to={`${libraryPaths.manager}/${line.articleId}`} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
