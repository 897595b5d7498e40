import { Send } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { textFor, textsInForce, type WholeArticle } from '@shuka/domain/library';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { aboutText } from './article-words.ts';
import { ArticleText } from './ArticleText.tsx';
import { libraryPaths } from './library-paths.ts';
import { SendArticleForm } from './SendArticleForm.tsx';
import { useKeptArticle } from './use-kept-article.ts';

/** An article for a manager, who sends it to farmers in their care. */
export const SharedArticlePage = () => {
  const { t } = useWords();
  const articleId = (useParams()['articleId'] ?? '').toLowerCase();
  const { loaded, kept } = useKeptArticle(articleId);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={libraryPaths.manager}>{t('library.title')}</BackLink>
      {kept !== null && <Whole article={kept} canSend={false} />}
      {kept === null && <LoadedPart loaded={loaded}>{(article) => <Whole article={article} canSend />}</LoadedPart>}
    </section>
  );
};

const Whole = ({ article, canSend }: { readonly article: WholeArticle; readonly canSend: boolean }) => {
  const words = useWords();
  const { t, language } = words;
  const text = textFor(textsInForce({ ...article, isWithdrawn: false }, today()), language);
  if (text === null) return <Notice kind="hint">{t('library.outOfDate')}</Notice>;
  return (
    <>
      <ArticleText text={text} about={aboutText(article, words)} />
      {canSend ? (
        <Sending articleId={article.articleId} />
      ) : (
        <Notice kind="hint">{t('library.sendNeedsNetwork')}</Notice>
      )}
    </>
  );
};

const Sending = ({ articleId }: { readonly articleId: string }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<number | null>(null);
  if (isOpen)
    return (
      <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
        <h2 className="text-xl font-bold">{t('library.send')}</h2>
        <SendArticleForm
          articleId={articleId}
          onSent={(farmers) => {
            setSentTo(farmers);
            setOpen(false);
          }}
        />
      </section>
    );
  return (
    <>
      {sentTo !== null && <Notice kind="done">{t('library.sentTo', { count: sentTo })}</Notice>}
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Send aria-hidden className="size-5 shrink-0" />
        {t('library.send')}
      </Button>
    </>
  );
};
