import { useState } from 'react';
import { useParams } from 'wouter';
import { readDesk, type DeskArticle, type DeskText } from '@shuka/domain/library';
import { languages } from '@shuka/domain/kit/languages.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { aboutText } from './article-words.ts';
import { DeskTextCard } from './DeskTextCard.tsx';
import { libraryPaths } from './library-paths.ts';
import { WithdrawArticleForm } from './WithdrawArticleForm.tsx';
import { WriteTextForm } from './WriteTextForm.tsx';

/** One article for agronomists: every version of its texts, and what can be done with each. */
export const DeskArticlePage = () => {
  const { t } = useWords();
  const articleId = (useParams()['articleId'] ?? '').toLowerCase();
  const loaded = useLoad(readDesk, { articleId });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={libraryPaths.desk}>{t('desk.title')}</BackLink>
      <LoadedPart loaded={loaded}>{(whole) => <Whole whole={whole} onChanged={loaded.reload} />}</LoadedPart>
    </section>
  );
};

type Props = { readonly whole: DeskArticle; readonly onChanged: () => void };

/** In which languages nothing is under way, with the newest text of each to begin from. */
const freeOf = (texts: readonly DeskText[]) =>
  languages
    .filter((language) => texts.every((text) => text.language !== language || text.state === 'reviewed'))
    .map((language) => ({ language, from: texts.find((text) => text.language === language) ?? null }));

const Whole = ({ whole: { article, texts }, onChanged }: Props) => {
  const words = useWords();
  const { t } = words;
  const [act, setAct] = useState<'none' | 'write' | 'withdraw'>('none');
  const done = (): void => {
    setAct('none');
    onChanged();
  };
  const free = freeOf(texts);
  const stands = article.withdrawnAt === null;
  return (
    <>
      <h1 className="text-2xl font-bold">{aboutText(article, words)}</h1>
      {!stands && <Notice kind="error">{t('desk.withdrawnFor', { reason: article.withdrawnFor })}</Notice>}
      {texts.length === 0 && <p>{t('desk.noTexts')}</p>}
      <ul className="grid gap-4 empty:hidden">
        {texts.map((text) => (
          <li key={text.id} className="grid grid-cols-[minmax(0,1fr)]">
            <DeskTextCard text={text} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {stands && (
        <div className="flex flex-wrap gap-3">
          {free.length > 0 && <Button onClick={() => setAct('write')}>{t('desk.write')}</Button>}
          <Button look="danger" onClick={() => setAct('withdraw')}>
            {t('desk.withdraw')}
          </Button>
        </div>
      )}
      {act === 'write' && (
        <Dialog title={t('desk.write')} isOpen onClose={() => setAct('none')}>
          <WriteTextForm articleId={article.id} free={free} onDone={done} />
        </Dialog>
      )}
      {act === 'withdraw' && (
        <Dialog title={t('desk.withdraw')} isOpen onClose={() => setAct('none')}>
          <WithdrawArticleForm articleId={article.id} onDone={done} />
        </Dialog>
      )}
    </>
  );
};
