import type { ReactNode } from 'react';
import { Island, type IslandName } from '#kit/island.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { SiteLayout } from './SiteLayout.tsx';

type FormPageProps = {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly island: IslandName;
  /** Beside the form on a wide screen; before it on a phone. */
  readonly children?: ReactNode;
};

/** A page that is there for one form. */
export const FormPage = ({ path, title, lead, island, children }: FormPageProps) => {
  const { t } = useWords();
  return (
    <SiteLayout path={path}>
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-6 md:grid-cols-2 md:gap-12 md:py-12">
        <div className="grid content-start gap-3">
          <h1 className="text-3xl font-extrabold md:text-4xl">{title}</h1>
          <p className="text-lg text-ink-soft">{lead}</p>
          {children}
        </div>
        <div className="self-start rounded-3xl border border-line bg-paper p-5 md:p-8">
          <noscript>
            <p className="mb-4 font-semibold">{t('site.formNeedsScript', { email: places.emailGeneral })}</p>
          </noscript>
          <Island name={island} />
        </div>
      </div>
    </SiteLayout>
  );
};
