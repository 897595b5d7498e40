import { CalendarPlus, ClipboardCheck, HandCoins, Play, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { standingVisits, visitRows } from '@shuka/domain/extension';
import { farmRows } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { errandRows, type Errand } from '@shuka/domain/relations';
import { cropName } from '#kit/crop-name.ts';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords, type Words } from '#kit/words.tsx';

/** The farms a manager is to visit though another looks after the farmer; nothing while there is none. */
export const ErrandsPart = () => {
  const { t } = useWords();
  const errands = rowsOf(useKept(errandRows));
  if (errands.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('visit.errands')}</h2>
      <p>{t('visit.errandsText')}</p>
      <ul className="grid gap-3">
        {errands.map((one) => (
          <li key={one.id}>
            <ErrandCard errand={one} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const ErrandCard = ({ errand }: { readonly errand: Errand }) => {
  const words = useWords();
  const { t, language } = words;
  const { keeperId, keeperName, farmId, offerId } = errand;
  const farm = rowsOf(useKept(farmRows)).find(({ id }) => id === farmId);
  const visits = standingVisits(rowsOf(useKept(visitRows)).filter((one) => one.farmId === farmId));
  const last = visits[0];
  const toFarmer = `/extension-farmers/${keeperId}`;
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <header className="flex gap-2">
        <Sprout aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <div className="min-w-0">
          <h3 className="text-lg font-bold break-words">{farm?.name ?? keeperName}</h3>
          <p className="break-words text-ink-soft">{[keeperName, ...placeOfFarm(farm, words)].join(' · ')}</p>
        </div>
      </header>
      {last !== undefined && <p>{t('visit.errandVisited', { date: formatDate(last.visitedOn, language) })}</p>}
      <div className="flex flex-wrap gap-3">
        <Act to={`${toFarmer}/visit`} isFirst>
          <Play aria-hidden className="size-5 shrink-0" />
          {t('visit.start')}
        </Act>
        <Act to={`${toFarmer}/plan`}>
          <CalendarPlus aria-hidden className="size-5 shrink-0" />
          {t('visit.plan')}
        </Act>
        <Act to={`${toFarmer}/inspect?farm=${farmId}`}>
          <ClipboardCheck aria-hidden className="size-5 shrink-0" />
          {t('visit.errandInspect')}
        </Act>
        <Act to={`/ExtensionManager/offers/${offerId}`}>
          <HandCoins aria-hidden className="size-5 shrink-0" />
          {t('visit.errandOffer')}
        </Act>
      </div>
    </article>
  );
};

const placeOfFarm = (farm: { readonly lga: string; readonly crop: string } | undefined, words: Words): string[] =>
  farm === undefined ? [] : [farm.lga, cropName(farm.crop, words)];

type ActProps = { readonly to: string; readonly isFirst?: boolean; readonly children: ReactNode };

const Act = ({ to, isFirst = false, children }: ActProps) => (
  <Link
    to={to}
    className={`inline-flex min-h-12 items-center gap-2 rounded-xl px-4 font-semibold ${
      isFirst ? 'bg-leaf text-on-leaf hover:bg-leaf-strong' : 'border-2 border-line-strong hover:bg-leaf-soft'
    }`}
  >
    {children}
  </Link>
);
