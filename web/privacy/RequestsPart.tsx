import { useState } from 'react';
import { listRequests } from '@shuka/domain/privacy';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AnswerRequestForm } from './AnswerRequestForm.tsx';

type Request = OutputOf<typeof listRequests>['items'][number];

/** What people asked and waits for an answer, the soonest due first. */
export const RequestsPart = () => {
  const { t } = useWords();
  const pages = usePages('open');
  const loaded = useLoad(listRequests, { state: 'open', ...pages.query });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('rights.queue')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('rights.none')}</p>}
            <ul className="grid gap-3">
              {items.map((request) => (
                <li key={request.id}>
                  <OpenRequest request={request} onAnswered={loaded.reload} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly request: Request; readonly onAnswered: () => void };

const OpenRequest = ({ request, onAnswered }: Props) => {
  const { t, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { name, kind, words, uses, field, value, askedAt, dueOn } = request;
  const asked = { day: formatDate(askedAt, language), due: formatDate(dueOn, language) };
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="font-semibold">
        {name}: {t(`rights.kind.${kind}`)}
      </h3>
      <p>{t('rights.askedOn', asked)}</p>
      {uses.length > 0 && <p>{uses.map((use) => t(`rights.use.${use}`)).join(' · ')}</p>}
      {field !== null && (
        <p className="break-words">
          {t(`rights.field.${field}`)}: {value}
        </p>
      )}
      {words !== '' && <p className="break-words">{words}</p>}
      {isOpen ? (
        <AnswerRequestForm request={request} onAnswered={onAnswered} />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('rights.sendAnswer')}
        </Button>
      )}
    </article>
  );
};
