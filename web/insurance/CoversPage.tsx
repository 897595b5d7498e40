import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { listCovers } from '@shuka/domain/insurance';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useSeenLast } from '#kit/use-seen-last.ts';
import { useWords } from '#kit/words.tsx';
import { BasisRisk } from './BasisRisk.tsx';
import { CoverActs } from './CoverActs.tsx';
import { CoverCard } from './CoverCard.tsx';
import { insurancePaths } from './insurance-paths.ts';

/** A farmer's covers, readable with no network once they were seen. */
export const CoversPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useSeenLast(listCovers, { keeperId: person.accountId, limit: '50' });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/Farmer/Finance">{t('cover.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('cover.title')}</h1>
      <p>{t('cover.lead')}</p>
      <EnrolLink to={insurancePaths.enrol} />
      {loaded.isOld && <Notice kind="hint">{t('cover.seenLast')}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('cover.none')}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
              {items.map((cover) => (
                <CoverCard key={cover.id} cover={cover} title={`${cover.terms.name}: ${cover.plotName}`}>
                  <CoverActs key={`${cover.state}${cover.paidAt ?? ''}`} cover={cover} onDone={loaded.reload} />
                </CoverCard>
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
      <BasisRisk />
    </section>
  );
};

/** The way to cover a plot. */
export const EnrolLink = ({ to }: { readonly to: string }) => {
  const { t } = useWords();
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center justify-center gap-2 rounded-xl bg-leaf px-4 py-2 text-center font-semibold text-on-leaf hover:bg-leaf-strong"
    >
      <ShieldCheck aria-hidden className="size-6" />
      {t('cover.new')}
    </Link>
  );
};
