import { Fragment, useEffect, useRef, useState } from 'react';
import { markConversation, marksOf, sideOf, type Conversation, type Message } from '@shuka/domain/messaging';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/loading.tsx';
import type { Kept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useFormDraft } from '#kit/use-form-draft.ts';
import { useWords } from '#kit/words.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { useThread } from './use-talk.ts';
import { WriteMessageForm } from './WriteMessageForm.tsx';

/** So many of the newest are drawn at first, and more at each press. */
const step = 30;

/** Says that what came from the other side was read, once for all that is on screen, while somebody looks. */
const useReadMark = (messages: readonly Kept<Message>[], conversation: Conversation | null, keeperId: string): void => {
  const { person } = usePerson();
  const side = sideOf(person.accountId, keeperId);
  const said = useRef(0);
  const last = messages.findLast(({ row }) => row.number !== null && sideOf(row.writerId, row.keeperId) !== side);
  const newest = last?.row.number ?? 0;
  const { read } = marksOf(conversation, side);
  useEffect(() => {
    const mark = (): void => {
      if (document.hidden || newest <= Math.max(read, said.current)) return;
      said.current = newest;
      void submit(markConversation, { keeperId, delivered: newest, read: newest });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [newest, read, keeperId]);
};

/** How much of the way to the end may be out of sight while somebody still reads the newest. */
const nearPixels = 200;

/** Shows the end when the page opens, and a new message to whoever looks at the end or wrote it; nobody else is torn away. */
const useEnd = (newest: Message | undefined) => {
  const { person } = usePerson();
  const end = useRef<HTMLDivElement>(null);
  const shown = useRef<string | undefined>(undefined);
  const [id, isOwn] = [newest?.id, newest?.writerId === person.accountId];
  useEffect(() => {
    const isNear = (end.current?.getBoundingClientRect().top ?? 0) < innerHeight + nearPixels;
    if (id === undefined || id === shown.current) return;
    if (shown.current === undefined || isOwn || isNear) end.current?.scrollIntoView({ block: 'end' });
    shown.current = id;
  }, [id, isOwn]);
  return end;
};

/** A conversation: its messages by day, the newest at the bottom, and the place to write the next. */
export const Thread = ({ keeperId }: { readonly keeperId: string }) => {
  const draft = useFormDraft(`talk-${keeperId}`);
  return draft.begins === undefined ? <Loading /> : <WholeThread keeperId={keeperId} draft={draft} />;
};

type WholeProps = { readonly keeperId: string; readonly draft: ReturnType<typeof useFormDraft> };

const WholeThread = ({ keeperId, draft }: WholeProps) => {
  const { t } = useWords();
  const { messages, conversation } = useThread(keeperId);
  const [count, setCount] = useState(step);
  const end = useEnd(messages.at(-1)?.row);
  useReadMark(messages, conversation, keeperId);
  return (
    <div className="grid gap-4">
      {messages.length > count && (
        <Button look="quiet" onClick={() => setCount(count + step)}>
          {t('talk.older', { count: messages.length - count })}
        </Button>
      )}
      {messages.length === 0 && <p className="text-ink-soft">{t('talk.nothingYet')}</p>}
      <div role="log" aria-label={t('talk.messages')} className="grid gap-3">
        <Days messages={messages.slice(-count)} conversation={conversation} />
      </div>
      <div ref={end} className="rounded-2xl border border-line bg-paper p-4">
        <WriteMessageForm keeperId={keeperId} draft={draft} onSent={() => setCount(step)} />
      </div>
    </div>
  );
};

type DaysProps = { readonly messages: readonly Kept<Message>[]; readonly conversation: Conversation | null };

/** The messages, with each day written where it begins. */
const Days = ({ messages, conversation }: DaysProps) => {
  const { language } = useWords();
  const { person } = usePerson();
  const days = messages.map(({ row }) => formatDate(row.createdAt, language));
  return messages.map((kept, place) => (
    <Fragment key={kept.row.id}>
      {days[place] !== days[place - 1] && (
        <h2 className="justify-self-center rounded-full bg-leaf-soft px-4 py-1 text-sm font-semibold">{days[place]}</h2>
      )}
      <MessageBubble kept={kept} conversation={conversation} accountId={person.accountId} />
    </Fragment>
  ));
};
