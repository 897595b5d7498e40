import { useState } from 'react';
import { answerContact, listContactRequests, type ContactRequest } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** The investors who ask for one's e-mail and phone number: yes or no to each, and another answer later. */
export const ContactRequests = () => {
  const { t } = useWords();
  const pages = usePages('');
  const loaded = useLoad(listContactRequests, pages.query);
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) =>
        items.length > 0 || pages.number > 1 ? (
          <ProfileCard title={t('consent.asksHead')}>
            <p>{t('consent.asksSays')}</p>
            <ul className="grid gap-3">
              {items.map((one) => (
                <OneRequest key={one.requestId} request={one} onAnswered={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </ProfileCard>
        ) : null
      }
    </LoadedPart>
  );
};

type Props = { readonly request: ContactRequest; readonly onAnswered: () => void };

const OneRequest = ({ request, onAnswered }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const { requestId, firstName, lastName, about, askedAt, isAgreed } = request;
  const [problem, setProblem] = useState<string | null>(null);
  const name = `${firstName} ${lastName}`;
  const answer = async (agrees: boolean): Promise<void> => {
    const done = await call(answerContact, { requestId, isAgreed: agrees });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    onAnswered();
  };
  return (
    <li className="grid gap-2 rounded-xl border border-line p-3">
      <p className="font-semibold">{name}</p>
      {about !== '' && <p className="break-words">{about}</p>}
      <p className="text-sm text-ink-soft">{t('consent.askedOn', { date: formatDate(askedAt, language) })}</p>
      {isAgreed !== null && (
        <p className="font-semibold">{isAgreed ? t('consent.askShared') : t('consent.askNotShared')}</p>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        {isAgreed !== true && (
          <Button look="quiet" aria-label={t('consent.shareWith', { name })} onClick={() => void answer(true)}>
            {t('consent.share')}
          </Button>
        )}
        {isAgreed !== false && (
          <Button look="danger" aria-label={t('consent.shareNotWith', { name })} onClick={() => void answer(false)}>
            {t('consent.shareNot')}
          </Button>
        )}
      </div>
    </li>
  );
};
