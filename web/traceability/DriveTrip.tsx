import { useEffect } from 'react';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { loadDrivenParts } from './load-driven-parts.ts';
import { useDriven } from './use-driven.ts';

/** They come while the server is asked for the trip, and are on the phone before the page says that it needs no network. */
const Trip = lazy(async () => (await loadDrivenParts()).DrivenTrip);
const Ended = lazy(async () => (await loadDrivenParts()).EndedTrip);

/** The way to the page in another language must lead to the same trip. */
const keepInLanguages = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/driver?lang="]'))
    link.hash = location.hash;
};

/** A driver’s trip: where to, what is loaded, and big buttons for what happened. It works without a network once it was opened. */
export const DriveTrip = () => {
  const { t } = useWords();
  const driven = useDriven();
  const { shown } = driven;
  useEffect(keepInLanguages, []);
  if (shown.at === 'asking') return <p aria-live="polite">{t('driver.asking')}</p>;
  if (shown.at === 'unknown') return <Notice kind="error">{t('driver.unknown')}</Notice>;
  if (shown.at === 'no-network') return <Notice kind="hint">{t('driver.noNetworkYet')}</Notice>;
  return (
    <Suspense fallback={<p>{t('driver.asking')}</p>}>
      {shown.at === 'trip' ? <Trip kept={shown.kept} driven={driven} /> : <Ended unsent={shown.unsent} />}
    </Suspense>
  );
};
