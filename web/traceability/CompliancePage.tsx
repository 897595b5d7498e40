import { BadgeCheck, ChartNoAxesColumn, FileKey2, MapPinned, Sheet, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { BackLink } from '#kit/back-link.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { millJobPaths } from '#processing';
import { complyPaths } from './comply-paths.ts';

const ways: readonly (readonly [path: string, says: WordId, Icon: LucideIcon])[] = [
  [complyPaths.certificates, 'comply.certificates', BadgeCheck],
  [complyPaths.figures, 'comply.figures', ChartNoAxesColumn],
  [complyPaths.plots, 'comply.plots', MapPinned],
  [complyPaths.keyData, 'comply.keyData', Sheet],
  [complyPaths.log, 'comply.log', FileKey2],
];

/** What a company shows to those who ask for proof. */
export const CompliancePage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millJobPaths.products}>{t('codes.backToProducts')}</BackLink>
      <h1 className="text-2xl font-bold">{t('comply.title')}</h1>
      <ul className="grid gap-3 sm:grid-cols-2">
        {ways.map(([path, says, Icon]) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-16 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold hover:bg-leaf-soft"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-leaf" />
              {t(says)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
