import { Phone } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { loadFarmerFace } from '#accounts';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { finderOf } from './farm-search.ts';
import { fullName, type FarmerInCare } from './in-care.ts';
import { ShowMore } from '#kit/show-more.tsx';

const aWindow = 50;
/** So few are seen at once; a search box would only stand before them. */
const seenAtOnce = 8;

/** The farmers a manager looks after: name, phone to call, and how many farms. */
export const ManagerFarmers = memo(({ farmers }: { farmers: readonly FarmerInCare[] }) => {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const found = useMemo(() => {
    const isFound = finderOf(asked);
    return farmers.filter(({ findable }) => isFound(findable));
  }, [farmers, asked]);
  return (
    <section id="farmers" tabIndex={-1} className="grid scroll-mt-20 gap-3">
      <h2 className="text-xl font-bold">{t('farms.farmersTitle')}</h2>
      {farmers.length > seenAtOnce && (
        <TextField
          name="farmerSearch"
          type="search"
          label={t('farms.farmersSearch')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      )}
      {farmers.length === 0 && <p>{t('farms.farmersNone')}</p>}
      <output className={found.length === 0 ? '' : 'sr-only'}>
        {asked === '' ? '' : t('farms.farmersFound', { count: found.length })}
      </output>
      <ShowMore key={asked} items={found} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {shown.map(({ row, farms }) => (
              <FarmerCard key={row.id} row={row} farms={farms} />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
});

const FarmerFace = lazy(async () => ({ default: await loadFarmerFace() }));

const FarmerCard = memo(({ row, farms }: Pick<FarmerInCare, 'row' | 'farms'>) => {
  const { t } = useWords();
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <div className="flex items-center gap-3">
        <Suspense fallback={<span className="size-12 shrink-0" />}>
          <FarmerFace farmerId={row.id} />
        </Suspense>
        <h3 className="min-w-0 break-words text-lg font-bold">{fullName(row)}</h3>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <PhoneLink phone={row.phone} />
        <Link
          to={`/extension-farmers/${row.id}`}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {t('farms.farmerProfile')}
        </Link>
        <Link
          to={`/ExtensionManager/Efarms?farmer=${row.id}`}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {t('farms.farmsOfFarmer', { count: farms })}
        </Link>
      </div>
    </li>
  );
});

/** A number to be called at a touch. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    href={`tel:${phone}`}
    className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf"
  >
    <Phone aria-hidden className="size-5 shrink-0" />
    {phone}
  </a>
);
