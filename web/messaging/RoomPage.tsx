import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { listPosts, markRoom, readRoom, type OpenedRoom, type Post } from '@shuka/domain/messaging';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { call } from '#kit/api.ts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { MessageGuard } from './MessageGuard.tsx';
import { RoomMembers } from './RoomMembers.tsx';
import { WritePostForm } from './WritePostForm.tsx';

/** A group, or a pair of people: what was written, the place to write, and who is in it. */
export const RoomPage = () => {
  const { t } = useWords();
  const { roomId = '' } = useParams();
  const loaded = useLoad(readRoom, { roomId });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/rooms">{t('room.back')}</BackLink>
      <LoadedPart loaded={loaded}>{(room) => <Opened room={room} onChanged={loaded.reload} />}</LoadedPart>
    </section>
  );
};

type OpenedProps = { readonly room: OpenedRoom; readonly onChanged: () => void };

const Opened = ({ room, onChanged }: OpenedProps) => {
  const { t } = useWords();
  const [turn, setTurn] = useState(0);
  const pages = usePages(room.id);
  const loaded = useLoad(listPosts, { roomId: room.id, ...pages.query });
  const newest = loaded.state === 'ready' && pages.number === 1 ? (loaded.value.items[0]?.number ?? 0) : 0;
  useEffect(() => {
    if (newest > 0) void call(markRoom, { roomId: room.id, number: newest });
  }, [newest, room.id]);
  const written = (): void => {
    setTurn(turn + 1);
    loaded.reload();
  };
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{room.name}</h1>
      <Notice kind="hint">{t(room.kind === 'group' ? 'room.whoReads' : 'room.twoRead')}</Notice>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('room.nothingYet')}</p>}
            <div role="log" aria-label={t('room.posts')} className="grid gap-3">
              {items.toReversed().map((post) => (
                <PostBubble key={post.id} post={post} onBlocked={onChanged} />
              ))}
            </div>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      {room.silence === null ? (
        <WritePostForm key={turn} roomId={room.id} onWritten={written} />
      ) : (
        <Notice kind="hint">{t(`room.silence.${room.silence}`)}</Notice>
      )}
      {room.kind === 'group' && <RoomMembers room={room} onChanged={onChanged} />}
    </>
  );
};

const PostBubble = ({ post, onBlocked }: { readonly post: Post; readonly onBlocked: () => void }) => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const isOwn = post.writerId === person.accountId;
  const look = isOwn ? 'justify-self-end bg-leaf-soft' : 'justify-self-start border border-line bg-paper';
  return (
    <article className={`grid max-w-xs gap-1 rounded-2xl px-4 py-2 ${look}`}>
      <h2 className="text-sm font-bold">{post.writerName}</h2>
      <p className="whitespace-pre-line break-words">{post.isTakenAway ? t('room.takenAway') : post.text}</p>
      <time dateTime={post.createdAt} className="text-sm text-ink-soft">
        {formatDateTime(post.createdAt, language)}
      </time>
      {!isOwn && !post.isTakenAway && (
        <MessageGuard
          kind="post"
          messageId={post.id}
          writerId={post.writerId}
          writerName={post.writerName}
          onBlocked={onBlocked}
        />
      )}
    </article>
  );
};
