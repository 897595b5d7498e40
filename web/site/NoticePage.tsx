import type { ReactNode } from 'react';
import { places } from '#kit/page-settings.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { SiteLayout } from './SiteLayout.tsx';

type Props = {
  readonly path: string;
  readonly says: WordId;
  readonly lead: WordId;
  readonly parts: readonly (readonly [title: WordId, text: WordId])[];
  readonly children?: ReactNode;
};

/** A page of plain words under headings. */
export const NoticePage = ({ path, says, lead, parts, children }: Props) => {
  const { t } = useWords();
  return (
    <SiteLayout path={path}>
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
        <h1 className="text-3xl font-extrabold md:text-4xl">{t(says)}</h1>
        <p className="text-lg text-ink-soft">{t(lead)}</p>
        {parts.map(([heading, text]) => (
          <section key={heading} className="grid gap-2">
            <h2 className="text-2xl font-extrabold">{t(heading)}</h2>
            <p className="break-words">{t(text, { email: places.emailGeneral })}</p>
          </section>
        ))}
        {children}
      </div>
    </SiteLayout>
  );
};
