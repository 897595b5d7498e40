import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { readWebhook } from '@shuka/domain/integrations';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { WebhookState } from './HolderWebhooks.tsx';
import { integrationPaths } from './integration-paths.ts';
import { OfOwner } from './OfOwner.tsx';
import { WebhookActs } from './WebhookActs.tsx';
import { WebhookCalls } from './WebhookCalls.tsx';

type Props = { readonly holderId: string; readonly webhookId: string; readonly back: string };

const OneWebhook = ({ holderId, webhookId, back }: Props) => {
  const { t, say, language } = useWords();
  const [, go] = useLocation();
  const [turn, setTurn] = useState(0);
  const loaded = useLoad(readWebhook, { holderId, webhookId });
  const changed = (): void => {
    loaded.reload();
    setTurn((count) => count + 1);
  };
  return (
    <LoadedPart loaded={loaded}>
      {(one) => (
        <>
          <h1 className="text-2xl font-bold break-all">{one.url}</h1>
          <WebhookState {...one} />
          <p>{one.kinds.map((event) => say(`programs.event.${event}`)).join('; ')}</p>
          {one.oldSecretUntil !== null && (
            <p className="text-ink-soft">
              {t('programs.oldSecretUntil', { time: formatDateTime(one.oldSecretUntil, language) })}
            </p>
          )}
          <WebhookActs holderId={holderId} one={one} onChanged={changed} onRemoved={() => go(back)} />
          <WebhookCalls holderId={holderId} one={one} turn={turn} />
        </>
      )}
    </LoadedPart>
  );
};

/** One webhook of a company. */
export const WebhookPage = () => {
  const { t } = useWords();
  const webhookId = (useParams()['webhookId'] ?? '').toLowerCase();
  const back = integrationPaths.webhooks;
  return (
    <section className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={back}>{t('programs.webhooks')}</BackLink>
      <OfOwner>{(holderId) => <OneWebhook holderId={holderId} webhookId={webhookId} back={back} />}</OfOwner>
    </section>
  );
};

/** One webhook of a programme. */
export const ProgrammeWebhookPage = () => {
  const { t } = useWords();
  const { programmeId = '', webhookId = '' } = useParams();
  const back = integrationPaths.programme(programmeId.toLowerCase());
  return (
    <section className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={back}>{t('programs.backToProgramme')}</BackLink>
      <OneWebhook holderId={programmeId.toLowerCase()} webhookId={webhookId.toLowerCase()} back={back} />
    </section>
  );
};
