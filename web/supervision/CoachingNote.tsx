import { Check, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { seeNote, type NoteRow } from '@shuka/domain/supervision';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly note: NoteRow;
  /** Whether the note is to whoever looks at it. */
  readonly isMine?: boolean;
};

/** A note of a supervisor, and whether the manager has read it. */
export const CoachingNote = ({ note, isMine = false }: Props) => {
  const { t, language } = useWords();
  const { byName, text, createdAt } = note;
  const [seenNow, setSeenNow] = useState<string | null>(null);
  const seenAt = note.seenAt ?? seenNow;
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="flex gap-2 text-sm text-ink-soft">
        <MessageSquareText aria-hidden className="size-5 shrink-0 text-leaf" />
        {t('board.noteBy', { name: byName, date: formatDate(createdAt, language) })}
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
      {seenAt !== null && (
        <p className="flex items-center gap-2 text-sm font-semibold text-leaf">
          <Check aria-hidden className="size-4 shrink-0" />
          {t('board.noteSeen', { date: formatDate(seenAt, language) })}
        </p>
      )}
      {seenAt === null && !isMine && <p className="text-sm text-ink-soft">{t('board.noteUnseen')}</p>}
      {seenAt === null && isMine && <SeeButton noteId={note.id} onSeen={setSeenNow} />}
    </article>
  );
};

const SeeButton = ({ noteId, onSeen }: { noteId: string; onSeen: (seenAt: string) => void }) => {
  const words = useWords();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setSending(true);
    const result = await call(seeNote, { noteId });
    setSending(false);
    if (result.ok) onSeen(result.value.seenAt ?? new Date().toISOString());
    else setProblem(failureWords(result.failure, words));
  };
  return (
    <>
      <Button look="quiet" className="justify-self-start" disabled={isSending} onClick={() => void send()}>
        <Check aria-hidden className="size-5 shrink-0" />
        {words.t('board.seeNote')}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
