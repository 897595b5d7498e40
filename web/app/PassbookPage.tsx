import { IdCard, Printer } from 'lucide-react';
import { Link } from 'wouter';
import { usePerson } from '#accounts';
import { loadVisitsPanel } from '#extension';
import { loadBookPassbook } from '#finance';
import { Button } from '#kit/button.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { loadHarvestsPassbook } from '#seasons';
import { paths } from './paths.ts';

const VisitsPanel = lazy(loadVisitsPanel);
const BookPassbook = lazy(loadBookPassbook);
const HarvestsPassbook = lazy(loadHarvestsPassbook);

/** All that happened with a farmer on one page, to be read, shown and printed: each slice tells its part. */
export const PassbookPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <section className="grid max-w-3xl gap-6">
      <h1 className="text-2xl font-bold">{t('passbook.title')}</h1>
      <p className="text-lg font-semibold">{name}</p>
      <div className="no-print flex flex-wrap gap-3">
        <Button onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          {t('passbook.print')}
        </Button>
        <Link to={paths.farmerCard} className="inline-flex min-h-12 items-center gap-2 font-semibold text-leaf">
          <IdCard aria-hidden className="size-5" />
          {t('passbook.card')}
        </Link>
      </div>
      <Suspense fallback={<Loading />}>
        <VisitsPanel />
        <BookPassbook />
        <HarvestsPassbook />
      </Suspense>
    </section>
  );
};
