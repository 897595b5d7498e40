import { useState } from 'react';
import { Link } from 'wouter';
import { listOwnRequests, withdrawRequest, type RightsRequest } from '@shuka/domain/privacy';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AskRightForm } from './AskRightForm.tsx';
import { privacyPaths } from './privacy-paths.ts';

const link = 'inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline';

/** The rights of a person over their data: what they asked and what came of it, and the form to ask. */
export const RightsPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listOwnRequests, {});
  const [isSent, setSent] = useState(false);
  const sent = (): void => {
    setSent(true);
    loaded.reload();
  };
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('rights.title')}</h1>
      <p>{t('rights.intro')}</p>
      <Link to={privacyPaths.log} className={link}>
        {t('rights.toLog')}
      </Link>
      <a href={privacyPaths.notice} className={link}>
        {t('rights.toNotice')}
      </a>
      {isSent && <Notice kind="done">{t('rights.sent')}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            <h2 className="text-lg font-bold">{t('rights.own')}</h2>
            {items.length === 0 && <p>{t('rights.none')}</p>}
            <ul className="grid gap-3">
              {items.map((request) => (
                <li key={request.id}>
                  <OwnRequest request={request} onChanged={loaded.reload} />
                </li>
              ))}
            </ul>
            <AskRightForm key={items.length} onSent={sent} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly request: RightsRequest; readonly onChanged: () => void };

const OwnRequest = ({ request, onChanged }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const { id, kind, uses, state, askedAt, dueOn, answer } = request;
  const withdraw = async (): Promise<void> => {
    const done = await call(withdrawRequest, { requestId: id });
    if (done.ok) onChanged();
    else setProblem(failureWords(done.failure, words));
  };
  const day = formatDate(askedAt.slice(0, 10), language);
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="font-semibold">{t(`rights.kind.${kind}`)}</h3>
      <p>
        <strong>{t(`rights.state.${state}`)}</strong> · {t('rights.askedOn', { day, due: formatDate(dueOn, language) })}
      </p>
      {uses.length > 0 && <p>{uses.map((use) => t(`rights.use.${use}`)).join(' · ')}</p>}
      {answer !== '' && <p className="break-words">{answer}</p>}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {(state === 'open' || (state === 'done' && uses.length > 0)) && (
        <Button look="quiet" className="justify-self-start" onClick={() => void withdraw()}>
          {t('rights.withdraw')}
        </Button>
      )}
    </article>
  );
};
