import { Webhook } from 'lucide-react';
import { Link } from 'wouter';
import { BackLink } from '#kit/back-link.tsx';
import { useWords } from '#kit/words.tsx';
import { goodsPaths } from '#traceability';
import { DocsLink } from './DocsLink.tsx';
import { HolderKeys } from './HolderKeys.tsx';
import { integrationPaths } from './integration-paths.ts';
import { OfOwner } from './OfOwner.tsx';

/** The keys by which a company’s own programs call this house. */
export const KeysPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={goodsPaths.goods}>{t('programs.backToGoods')}</BackLink>
      <h1 className="text-2xl font-bold">{t('programs.keys')}</h1>
      <p>{t('programs.keysLead')}</p>
      <DocsLink />
      <Link
        to={integrationPaths.webhooks}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline"
      >
        <Webhook aria-hidden className="size-5 shrink-0" />
        {t('programs.webhooks')}
      </Link>
      <OfOwner>{(holderId) => <HolderKeys holderId={holderId} kind="company" />}</OfOwner>
    </section>
  );
};
