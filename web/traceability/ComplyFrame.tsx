import type { ReactNode } from 'react';
import { BackLink } from '#kit/back-link.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { OfCompany, type Work } from '#relations';
import { complyPaths } from './comply-paths.ts';

type Props = {
  readonly says: WordId;
  readonly lead: WordId;
  readonly isWide?: boolean;
  readonly children: (work: Work) => ReactNode;
};

/** A screen of a company below its proof and figures. */
export const ComplyFrame = ({ says, lead, isWide = false, children }: Props) => {
  const { t } = useWords();
  return (
    <section className={`grid ${isWide ? '' : 'max-w-4xl'} grid-cols-[minmax(0,1fr)] gap-5`}>
      <BackLink to={complyPaths.home}>{t('comply.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t(says)}</h1>
      <p>{t(lead)}</p>
      <OfCompany>{children}</OfCompany>
    </section>
  );
};
