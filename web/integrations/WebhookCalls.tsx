import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listCalls, replayCalls, type Webhook } from '@shuka/domain/integrations';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CallTable } from './CallTable.tsx';
import { ReplayForm } from './ReplayForm.tsx';

type Props = { readonly holderId: string; readonly one: Webhook; readonly turn: number };

/** What was and is to be sent to a webhook; one of it, or all since a day, can be sent again. */
export const WebhookCalls = ({ holderId, one: { webhookId, pausedAt }, turn }: Props) => {
  const words = useWords();
  const { t } = words;
  const of = { holderId, webhookId };
  const pages = usePages(webhookId);
  const loaded = useLoad(listCalls, { ...of, ...pages.query, limit: '20' });
  const [told, setTold] = useState<{ kind: 'done' | 'error'; says: string } | null>(null);
  const { reload } = loaded;
  useEffect(() => {
    if (turn > 0) reload();
  }, [turn, reload]);
  const tellSent = (count: number): void => {
    setTold({ kind: 'done', says: t('programs.goesAgain', { count }) });
    reload();
  };
  const replay = async (callId: string): Promise<void> => {
    const sent = await call(replayCalls, { ...of, callId, since: null });
    if (sent.ok) tellSent(sent.value.count);
    else setTold({ kind: 'error', says: failureWords(sent.failure, words) });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">{t('programs.calls')}</h2>
        <Button look="bare" onClick={reload}>
          <RefreshCw aria-hidden className="size-5" />
          {t('programs.lookAgain')}
        </Button>
      </div>
      {told !== null && <Notice kind={told.kind}>{told.says}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('programs.noCalls')}</p>}
            {items.length > 0 && (
              <CallTable calls={items} onReplay={pausedAt === null ? (callId) => void replay(callId) : null} />
            )}
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      {pausedAt === null && <ReplayForm {...of} onDone={tellSent} />}
    </>
  );
};
