import { CalendarDays, FlaskConical } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useWords } from '#kit/words.tsx';

const way =
  'flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold hover:shadow-md';

/** The ways from a season to its crop calendar and to what to feed it. */
export const AdviceOfSeason = () => {
  const { t } = useWords();
  const [pathname] = useLocation();
  const season = pathname.replace(/\/$/, '');
  return (
    <nav aria-label={t('advisory.title')} className="grid gap-3 sm:grid-cols-2">
      <Link to={`${season}/calendar`} className={way}>
        <CalendarDays aria-hidden className="size-6 shrink-0 text-leaf" />
        {t('advisory.calendar')}
      </Link>
      <Link to={`${season}/feeding`} className={way}>
        <FlaskConical aria-hidden className="size-6 shrink-0 text-leaf" />
        {t('advisory.feeding')}
      </Link>
    </nav>
  );
};
