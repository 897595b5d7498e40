import { listCoversInCare } from '@shuka/domain/insurance';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useSeenLast } from '#kit/use-seen-last.ts';
import { useWords } from '#kit/words.tsx';
import { BasisRisk } from './BasisRisk.tsx';
import { CoverCard } from './CoverCard.tsx';
import { EnrolLink } from './CoversPage.tsx';
import { CutsPart } from './CutsPart.tsx';
import { insurancePaths } from './insurance-paths.ts';

/** The covers of the farmers in a manager's care, the way to cover a plot of one, and the crop cuts that managers weigh. */
export const CoversInCarePage = () => {
  const { t } = useWords();
  const pages = usePages('covers in care');
  const loaded = useSeenLast(listCoversInCare, { ...pages.query, limit: '20' });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/ExtensionManager/Efinance">{t('insurance.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('insurance.inCare')}</h1>
      <EnrolLink to={insurancePaths.enrolInCare} />
      {loaded.isOld && <Notice kind="hint">{t('cover.seenLast')}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noneInCare')}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
              {items.map((cover) => (
                <CoverCard key={cover.id} cover={cover} title={`${cover.keeperName}: ${cover.terms.name}`} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <CutsPart />
      <BasisRisk />
    </section>
  );
};
