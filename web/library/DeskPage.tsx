import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { listTexts, textStates, type DeskLine, type TextState } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { today } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { aboutText } from './article-words.ts';
import { CasesPart } from './CasesPart.tsx';
import { libraryPaths } from './library-paths.ts';
import { StartArticleForm } from './StartArticleForm.tsx';

const choices = ['waiting', 'draft', 'returned', 'reviewed', 'all'] as const;

type Chosen = (typeof choices)[number];

const stateOf = (chosen: Chosen): TextState | undefined => textStates.find((state) => state === chosen);

/** The desk of an agronomist: what waits for a review, what is being written, what stands, and a new article. */
export const DeskPage = () => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const [chosen, setChosen] = useState<Chosen>('waiting');
  const pages = usePages(chosen);
  const state = stateOf(chosen);
  const loaded = useLoad(listTexts, {
    agronomistId: person.accountId,
    limit: '20',
    ...(state === undefined ? {} : { state }),
    ...pages.query,
  });
  const [, go] = useLocation();
  if (loaded.state === 'failed' && loaded.failure.status === 404) return <NoDesk />;
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={libraryPaths.manager}>{t('library.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('desk.title')}</h1>
      <CasesPart />
      <h2 className="text-xl font-bold">{t('desk.texts')}</h2>
      <p>{t('desk.intro')}</p>
      <ChoiceChips
        label={t('desk.which')}
        choices={choices.map((value) => ({ value, says: say(`desk.state.${value}`) }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <Texts loaded={loaded} pages={pages} />
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-leaf">
          {t('desk.newArticle')}
        </summary>
        <StartArticleForm onDone={({ id }) => go(`${libraryPaths.desk}/${id}`)} />
      </details>
    </section>
  );
};

type TextsProps = {
  readonly loaded: ReturnType<typeof useLoad<typeof listTexts>>;
  readonly pages: ReturnType<typeof usePages>;
};

const Texts = ({ loaded, pages }: TextsProps) => {
  const { t } = useWords();
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <output>{t('desk.nothing')}</output>}
          <ul className="grid gap-3 empty:hidden md:grid-cols-2">
            {items.map((line) => (
              <li key={line.textId} className="grid">
                <LineCard line={line} />
              </li>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

const NoDesk = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl gap-5">
      <BackLink to={libraryPaths.manager}>{t('library.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('desk.title')}</h1>
      <Notice kind="hint">{t('desk.notYours')}</Notice>
    </section>
  );
};

const LineCard = ({ line }: { readonly line: DeskLine }) => {
  const words = useWords();
  const { t, say, language } = words;
  const { expiresOn } = line;
  const isOld = expiresOn !== null && expiresOn < today();
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-2xl border border-line bg-paper p-4">
      <Link
        to={`${libraryPaths.desk}/${line.articleId}`}
        className="inline-flex min-h-11 items-center font-bold text-leaf underline underline-offset-4"
      >
        <span lang={line.language} className="min-w-0 break-words">
          {line.title}
        </span>
      </Link>
      <p className="text-sm text-ink-soft">{aboutText(line, words)}</p>
      <p>
        {languageNames[line.language]} · {t('desk.version', { number: line.number })} ·{' '}
        {line.isWithdrawn ? t('desk.withdrawn') : say(`desk.state.${line.state}`)}
      </p>
      <p className="text-sm">{t('desk.by', { name: line.writtenByName })}</p>
      {expiresOn !== null && (
        <p className={isOld ? 'font-semibold text-danger' : 'text-sm'}>
          {t(isOld ? 'desk.expired' : 'desk.until', { date: formatDate(expiresOn, language) })}
        </p>
      )}
      {line.useful + line.useless > 0 && (
        <p className="text-sm">{t('desk.usefulness', { useful: line.useful, useless: line.useless })}</p>
      )}
    </article>
  );
};
