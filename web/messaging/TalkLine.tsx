import { Camera, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import type { Talk } from '@shuka/domain/messaging';
import type { FarmerRow } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { fullName } from './use-talk.ts';

/** One farmer in a list of conversations: the newest message, its day, and how many are unread. */
export const TalkLine = ({ farmer, talk }: { readonly farmer: FarmerRow; readonly talk: Talk | null }) => {
  const { t } = useWords();
  return (
    <Link
      to={`/messages/${farmer.id}`}
      className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-paper px-4 py-2 hover:bg-leaf-soft"
    >
      <UserRound aria-hidden className="size-7 shrink-0 text-leaf" />
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <strong className="min-w-0 break-words">{fullName(farmer)}</strong>
          {talk !== null && talk.unread > 0 && (
            <span className="rounded-full bg-leaf px-3 text-sm font-semibold text-on-leaf">
              {t('talk.unread', { count: talk.unread })}
            </span>
          )}
        </span>
        {talk !== null && <NewestMessage talk={talk} />}
      </span>
    </Link>
  );
};

const NewestMessage = ({ talk: { last, keeperId } }: { talk: Talk }) => {
  const { t, language } = useWords();
  return (
    <>
      <span className="flex min-w-0 items-center gap-1 text-sm">
        {last.picture !== null && <Camera aria-hidden className="size-4 shrink-0" />}
        <span className="line-clamp-2 break-words">
          {last.writerId === keeperId ? '' : `${t('talk.answered')} `}
          {last.text === '' ? t(last.voice == null ? 'talk.photo' : 'talk.voice') : last.text}
        </span>
      </span>
      <span className="text-sm text-ink-soft">{formatDate(last.createdAt, language)}</span>
    </>
  );
};
