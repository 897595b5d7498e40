import { CloudSunRain } from 'lucide-react';
import { Link } from 'wouter';
import { usePerson } from '#accounts';
import { useWords } from '#kit/words.tsx';

/** The way to the weather of one's own plots, or of those of a farmer in care. */
export const WeatherLink = ({ keeperId }: { readonly keeperId?: string }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const isOwn = keeperId === undefined || keeperId === person.accountId;
  return (
    <Link
      to={isOwn ? '/Farmer/weather' : `/extension-farmers/${keeperId}/weather`}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <CloudSunRain aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('advisory.weather')}
    </Link>
  );
};
