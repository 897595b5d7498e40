import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { BasisRisk } from './BasisRisk.tsx';
import { CoverActs } from './CoverActs.tsx';
import { CoverCard } from './CoverCard.tsx';
import { insurancePaths } from './insurance-paths.ts';
import { useKeptCovers } from './use-kept-covers.ts';

/** A farmer's covers, readable with no network once they were seen. */
export const CoversPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { covers, failure, reload } = useKeptCovers(person.accountId);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/Farmer/Finance">{t('cover.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('cover.title')}</h1>
      <p>{t('cover.lead')}</p>
      <Link
        to={insurancePaths.enrol}
        className="flex min-h-14 items-center justify-center gap-2 rounded-xl bg-leaf px-4 py-2 text-center font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <ShieldCheck aria-hidden className="size-6" />
        {t('cover.new')}
      </Link>
      {failure !== null && (
        <Notice kind={covers === null ? 'error' : 'hint'}>
          {failure.status > 0 ? failure.title : covers === null ? t('form.network') : t('cover.seenLast')}
        </Notice>
      )}
      {covers === null && failure === null && <Loading />}
      {covers?.length === 0 && <p className="text-ink-soft">{t('cover.none')}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {covers?.map((cover) => (
          <CoverCard key={cover.id} cover={cover} title={`${cover.terms.name}: ${cover.plotName}`}>
            <CoverActs key={`${cover.state}${cover.paidAt ?? ''}`} cover={cover} onDone={reload} />
          </CoverCard>
        ))}
      </ul>
      <BasisRisk />
    </section>
  );
};
