import { Bell } from 'lucide-react';
import { listNews } from '@shuka/domain/messaging';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** What was said to many, and to the reader among them; nothing while there is nothing. */
export const NewsPart = () => {
  const { t, language } = useWords();
  const pages = usePages('');
  const loaded = useLoad(listNews, { ...pages.query, limit: '3' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) =>
        items.length === 0 ? null : (
          <section className="grid gap-3">
            <h2 className="flex items-center gap-2 text-xl font-bold">
              <Bell aria-hidden className="size-6 shrink-0 text-leaf" />
              {t('broadcast.news')}
            </h2>
            <ul className="grid gap-2">
              {items.map(({ id, text, senderName, createdAt }) => (
                <li key={id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                  <p className="text-sm text-ink-soft">
                    {t('broadcast.by', { name: senderName, time: formatDateTime(createdAt, language) })}
                  </p>
                  <p className="whitespace-pre-line break-words">{text}</p>
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </section>
        )
      }
    </LoadedPart>
  );
};
