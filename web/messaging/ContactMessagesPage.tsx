import { useState } from 'react';
import { Link } from 'wouter';
import { listContactMessages } from '@shuka/domain/messaging';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ContactFilter, shownFirst } from './ContactFilter.tsx';
import { ContactMessageCard } from './ContactMessageCard.tsx';

/** What people wrote to the staff, newest first, and a place to answer each by mail, once. */
export const ContactMessagesPage = () => {
  const { t } = useWords();
  const [shown, setShown] = useState(shownFirst);
  const pages = usePages(JSON.stringify(shown));
  const loaded = useLoad(listContactMessages, { ...shown, ...pages.query });
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('inbox.title')}</h1>
      <Link to="/admin/messages/reported" className="justify-self-start font-semibold text-leaf underline">
        {t('inbox.reported')}
      </Link>
      <Link to="/broadcasts" className="justify-self-start font-semibold text-leaf underline">
        {t('inbox.broadcasts')}
      </Link>
      <ContactFilter shown={shown} onChange={setShown} />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && (
              <div className="grid justify-items-center gap-2 p-6">
                <img src="/pictures/empty-messages.svg" alt="" width="240" height="180" />
                <p>{t('inbox.none')}</p>
              </div>
            )}
            <ul className="grid gap-3">
              {items.map((message) => (
                <ContactMessageCard key={message.id} message={message} onChanged={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
