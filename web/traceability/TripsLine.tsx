import { Truck } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { tripPaths } from './trip-paths.ts';

/** The way of a manager to the trips of their farmers' lots. */
export const TripsLine = () => {
  const { t } = useWords();
  return (
    <Link
      to={tripPaths.manager}
      className="inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
    >
      <Truck aria-hidden className="size-5" />
      {t('trips.title')}
    </Link>
  );
};
