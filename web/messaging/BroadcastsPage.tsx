import { Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listBroadcasts, stopBroadcast, type Broadcast } from '@shuka/domain/messaging';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { SendBroadcastForm } from './SendBroadcastForm.tsx';

/** Often enough to see it move, seldom enough for a weak line. */
const lookMillis = 4000;

const isOpen = ({ state }: Broadcast): boolean => state === 'queuing' || state === 'sending';

/** What was said to many and how far each has come, and the place to say something. */
export const BroadcastsPage = () => {
  const { t } = useWords();
  const pages = usePages('');
  const loaded = useLoad(listBroadcasts, pages.query);
  const { reload } = loaded;
  const isMoving = loaded.state === 'ready' && loaded.value.items.some(isOpen);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(reload, lookMillis);
    return () => clearInterval(timer);
  }, [isMoving, reload]);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('broadcast.title')}</h1>
      <p>{t('broadcast.lead')}</p>
      <SendBroadcastForm onSent={reload} />
      <h2 className="text-xl font-bold">{t('broadcast.said')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('broadcast.none')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <BroadcastCard key={one.id} broadcast={one} onStopped={reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type CardProps = { readonly broadcast: Broadcast; readonly onStopped: () => void };

const BroadcastCard = ({ broadcast, onStopped }: CardProps) => {
  const words = useWords();
  const { t, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const { sent, inApp, failed, total } = broadcast;
  const told = sent + inApp + failed;
  const stop = async (): Promise<void> => {
    const result = await call(stopBroadcast, { broadcastId: broadcast.id });
    setProblem(result.ok ? null : failureWords(result.failure, words));
    onStopped();
  };
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="text-sm text-ink-soft">
        {t('broadcast.by', { name: broadcast.senderName, time: formatDateTime(broadcast.createdAt, language) })}
      </p>
      <p className="whitespace-pre-line break-words">{broadcast.text}</p>
      <p className="text-sm">
        {[t(`role.${broadcast.role}`), broadcast.lga, broadcast.stateCode].filter(Boolean).join(', ')}
      </p>
      <p className="font-semibold">{t(`broadcast.state.${broadcast.state}`)}</p>
      <svg aria-hidden viewBox="0 0 200 6" preserveAspectRatio="none" className="h-3 w-full">
        <rect width="200" height="6" rx="3" className="fill-leaf-soft" />
        <rect width={(200 * told) / Math.max(1, total)} height="6" rx="3" className="fill-leaf" />
      </svg>
      <p>{t('broadcast.progress', { told, total })}</p>
      <p className="text-sm text-ink-soft">{t('broadcast.outcome', { sent, inApp, failed })}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      {isOpen(broadcast) && (
        <Button look="danger" className="justify-self-start" onClick={() => void stop()}>
          <Square aria-hidden className="size-5 shrink-0" />
          {t('broadcast.stop')}
        </Button>
      )}
    </li>
  );
};
