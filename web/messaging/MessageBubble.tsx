import type { Conversation, Message } from '@shuka/domain/messaging';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Suspense } from '#kit/lazy.ts';
import type { Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { Guard } from './guard-part.ts';
import { MessageMark } from './MessageMark.tsx';
import { MessagePhoto } from './MessagePhoto.tsx';
import { MessageVoice } from './MessageVoice.tsx';

type Props = {
  readonly kept: Kept<Message>;
  readonly conversation: Conversation | null;
  readonly accountId: string;
};

/** What took longer on its way than this is told with when it was written. */
const lateMillis = 600_000;

const isLate = ({ writtenAt, createdAt }: Message): boolean =>
  Date.parse(createdAt) - Date.parse(writtenAt) > lateMillis;

/** One message: who wrote it, what, when, and how far one's own has come. */
export const MessageBubble = ({ kept, conversation, accountId }: Props) => {
  const { t, language } = useWords();
  const { row } = kept;
  const isOwn = row.writerId === accountId;
  const look = isOwn ? 'justify-self-end bg-leaf-soft' : 'justify-self-start border border-line bg-paper';
  const time = formatDateTime(row.createdAt, language).split(', ').at(-1) ?? '';
  return (
    <article className={`grid max-w-xs gap-1 rounded-2xl px-4 py-2 ${look}`}>
      <h3 className="text-sm font-bold">{isOwn ? t('talk.you') : row.writerName}</h3>
      {row.picture !== null && <MessagePhoto message={row} picture={row.picture} />}
      {row.voice != null && <MessageVoice messageId={row.id} voice={row.voice} />}
      {row.text !== '' && <p className="whitespace-pre-line break-words">{row.text}</p>}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {row.number !== null && <time dateTime={row.createdAt}>{time}</time>}
        {isLate(row) && <span>{t('talk.writtenAt', { time: formatDateTime(row.writtenAt, language) })}</span>}
        {isOwn && <MessageMark kept={kept} conversation={conversation} />}
      </p>
      {!isOwn && (
        <Suspense>
          <Guard kind="message" messageId={row.id} writerId={row.writerId} writerName={row.writerName} />
        </Suspense>
      )}
    </article>
  );
};
