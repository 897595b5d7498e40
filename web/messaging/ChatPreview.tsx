import { MessagesSquare } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { TalkLine } from './TalkLine.tsx';
import { useTalks } from './use-talk.ts';

const most = 3;

/** The newest conversations of a manager, how many messages are unread, and the way to all of them. */
export const ChatPreview = () => {
  const { t } = useWords();
  const talking = useTalks().filter(({ talk }) => talk !== null);
  const unread = talking.reduce((sum, { talk }) => sum + (talk?.unread ?? 0), 0);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('talk.title')}</h2>
      <p>{t(talking.length === 0 ? 'talk.nothingYet' : 'talk.unreadAll', { count: unread })}</p>
      <ul className="grid gap-2 empty:hidden">
        {talking.slice(0, most).map(({ farmer, talk }) => (
          <li key={farmer.id}>
            <TalkLine farmer={farmer} talk={talk} />
          </li>
        ))}
      </ul>
      <Link
        to="/messages"
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
      >
        <MessagesSquare aria-hidden className="size-5 shrink-0" />
        {t('talk.open')}
      </Link>
    </section>
  );
};
