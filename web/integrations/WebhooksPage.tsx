import { BackLink } from '#kit/back-link.tsx';
import { useWords } from '#kit/words.tsx';
import { DocsLink } from './DocsLink.tsx';
import { HolderWebhooks } from './HolderWebhooks.tsx';
import { integrationPaths } from './integration-paths.ts';
import { OfOwner } from './OfOwner.tsx';

/** Where a company’s own programs are told of what happens. */
export const WebhooksPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={integrationPaths.keys}>{t('programs.keys')}</BackLink>
      <h1 className="text-2xl font-bold">{t('programs.webhooks')}</h1>
      <p>{t('programs.webhooksLead')}</p>
      <DocsLink />
      <OfOwner>
        {(holderId) => <HolderWebhooks holderId={holderId} kind="company" pathOf={integrationPaths.webhook} />}
      </OfOwner>
    </section>
  );
};
