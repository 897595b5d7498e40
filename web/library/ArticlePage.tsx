import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { adviceRows, openArticle, textFor, textsInForce, type Advice } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { engine } from '#kit/engine.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { today } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { aboutText } from './article-words.ts';
import { ArticleText } from './ArticleText.tsx';
import { libraryPaths } from './library-paths.ts';
import { UsefulPart } from './UsefulPart.tsx';

/** An article for a farmer: from this phone where it is there, else from the server, and from then on from the phone. */
export const ArticlePage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const articleId = (useParams()['articleId'] ?? '').toLowerCase();
  const loaded = useRows(adviceRows);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={libraryPaths.farmer}>{t('library.title')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(rows) => {
          const kept = rows.find(({ row }) => row.keeperId === person.accountId && row.articleId === articleId);
          const isFit = kept !== undefined && textsInForce(kept.row, today()).length > 0;
          return isFit ? <Opened advice={kept.row} /> : <Opening key={articleId} articleId={articleId} />;
        }}
      </LoadedPart>
    </section>
  );
};

const Opening = ({ articleId }: { readonly articleId: string }) => {
  const { person } = usePerson();
  const [id] = useState(newId);
  const loaded = useLoad(openArticle, { id, keeperId: person.accountId, articleId });
  const isHere = loaded.state === 'ready';
  useEffect(() => {
    if (isHere) engine.get()?.sync(); // brings the row that the phone keeps
  }, [isHere]);
  return <LoadedPart loaded={loaded}>{(advice) => <Opened advice={advice} />}</LoadedPart>;
};

const Opened = ({ advice }: { readonly advice: Advice }) => {
  const words = useWords();
  const { t, language } = words;
  const text = textFor(textsInForce(advice, today()), language);
  if (text === null) return <Notice kind="hint">{t('library.outOfDate')}</Notice>;
  return (
    <>
      {advice.sentByName !== null && (
        <Notice kind="hint">
          {t('library.sentBy', { name: advice.sentByName })} {advice.note}
        </Notice>
      )}
      <ArticleText text={text} about={aboutText(advice, words)} />
      <UsefulPart adviceId={advice.id} textId={text.id} useful={advice.useful} />
      <p className="text-sm text-ink-soft">{t('library.keptHere')}</p>
    </>
  );
};
