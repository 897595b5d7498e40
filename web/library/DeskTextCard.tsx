import { useState } from 'react';
import type { DeskText } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useWords } from '#kit/words.tsx';
import { ArticlePictures } from './ArticlePictures.tsx';
import { ArticleSound } from './ArticleSound.tsx';
import { DraftMedia } from './DraftMedia.tsx';
import { ReviewTextForm } from './ReviewTextForm.tsx';
import { ReviseTextForm } from './ReviseTextForm.tsx';
import { SourceList } from './SourceList.tsx';
import { SubmitTextForm } from './SubmitTextForm.tsx';

type Props = { readonly text: DeskText; readonly onChanged: () => void };

/** One version of a text: what it says, how it stands, and what this agronomist may do with it. */
export const DeskTextCard = ({ text, onChanged }: Props) => {
  const { person } = usePerson();
  const isMine = text.writtenBy === person.accountId;
  const isOpen = text.state === 'draft' || text.state === 'returned';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <TextHead text={text} />
      <p lang={text.language} className="whitespace-pre-line break-words">
        {text.body}
      </p>
      {!(isMine && isOpen) && text.audioBytes !== null && <ArticleSound textId={text.id} bytes={text.audioBytes} />}
      {!(isMine && isOpen) && text.pictures.length > 0 && <ArticlePictures textId={text.id} pictures={text.pictures} />}
      <SourceList sources={text.sources} />
      {isMine && isOpen && <Writing text={text} onChanged={onChanged} />}
      {!isMine && text.state === 'waiting' && <ReviewTextForm text={text} onDone={onChanged} />}
    </article>
  );
};

const TextHead = ({ text }: { readonly text: DeskText }) => {
  const { t, say, language } = useWords();
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 lang={text.language} className="break-words text-xl font-bold">
        {text.title}
      </h2>
      <p>
        {languageNames[text.language]} · {t('desk.version', { number: text.number })} ·{' '}
        <strong>{say(`desk.state.${text.state}`)}</strong>
      </p>
      <p className="text-sm text-ink-soft">{t('desk.by', { name: text.writtenByName })}</p>
      {text.reviewedByName !== null && (
        <p className="text-sm text-ink-soft">{t('desk.reviewedBy', { name: text.reviewedByName })}</p>
      )}
      {text.reviewNote !== '' && <p className="break-words font-semibold">{text.reviewNote}</p>}
      {text.expiresOn !== null && (
        <p className="text-sm">{t('desk.until', { date: formatDate(text.expiresOn, language) })}</p>
      )}
      {text.useful + text.useless > 0 && (
        <p className="text-sm">{t('desk.usefulness', { useful: text.useful, useless: text.useless })}</p>
      )}
    </header>
  );
};

/** What its writer does with a draft: words, pictures, a voice; then the others are asked. */
const Writing = ({ text, onChanged }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DraftMedia text={text} onChanged={onChanged} />
      <div className="flex flex-wrap items-start gap-3">
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('desk.revise')}
        </Button>
        <SubmitTextForm textId={text.id} onDone={onChanged} />
      </div>
      {isOpen && (
        <Dialog title={t('desk.revise')} isOpen onClose={() => setOpen(false)}>
          <ReviseTextForm
            text={text}
            onDone={() => {
              setOpen(false);
              onChanged();
            }}
          />
        </Dialog>
      )}
    </>
  );
};
