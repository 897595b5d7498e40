import { CircleCheck, CirclePause, TriangleAlert, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listWebhooks, type HolderKind, type Webhook } from '@shuka/domain/integrations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** How a webhook does: it takes what it is sent, fails, or is paused. */
export const WebhookState = ({ pausedAt, failingSince }: Pick<Webhook, 'pausedAt' | 'failingSince'>) => {
  const { t } = useWords();
  const [Icon, says] =
    pausedAt !== null
      ? ([CirclePause, 'programs.paused'] as const)
      : failingSince !== null
        ? ([TriangleAlert, 'programs.failing'] as const)
        : ([CircleCheck, 'programs.working'] as const);
  return (
    <span className="flex items-center gap-2 font-semibold">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {t(says)}
    </span>
  );
};

type Props = {
  readonly holderId: string;
  readonly kind: HolderKind;
  readonly pathOf: (webhookId: string) => string;
};

/** The webhooks of a company or a programme: to add, and each with its state. */
export const HolderWebhooks = ({ holderId, kind, pathOf }: Props) => {
  const { t, say } = useWords();
  const [secret, setSecret] = useState<string | null>(null);
  const loaded = useLoad(listWebhooks, { holderId });
  return (
    <>
      {secret !== null && <ShownOnce says={t('programs.secretOnce')} secret={secret} />}
      <WebhookForm
        key={secret ?? ''}
        holderId={holderId}
        kind={kind}
        onDone={(made) => {
          setSecret(made);
          loaded.reload();
        }}
      />
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <p>{t('programs.noWebhooks')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.webhookId} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                  <Link
                    to={pathOf(one.webhookId)}
                    className="flex min-h-11 items-center gap-2 font-bold text-leaf underline"
                  >
                    <WebhookIcon aria-hidden className="size-5 shrink-0" />
                    <span className="min-w-0 break-all">{one.url}</span>
                  </Link>
                  <span>{one.kinds.map((event) => say(`programs.event.${event}`)).join('; ')}</span>
                  <WebhookState {...one} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </>
  );
};
