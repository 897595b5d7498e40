import { Phone } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { isFound } from './farm-search.ts';
import { fullName, type FarmerInCare } from './in-care.ts';
import { ShowMore } from './ShowMore.tsx';

const aWindow = 50;
/** So few are seen at once; a search box would only stand before them. */
const seenAtOnce = 8;

/** The farmers a manager looks after: name, phone to call, and how many farms. */
export const ManagerFarmers = ({ farmers }: { farmers: readonly FarmerInCare[] }) => {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const found = farmers.filter(({ findable }) => isFound(findable, asked));
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
            {shown.map((farmer) => (
              <FarmerCard key={farmer.row.id} farmer={farmer} />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};

const FarmerCard = ({ farmer: { row, farms } }: { farmer: FarmerInCare }) => {
  const { t } = useWords();
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <h3 className="break-words text-lg font-bold">{fullName(row)}</h3>
      <div className="flex flex-wrap justify-between gap-x-4">
        <PhoneLink phone={row.phone} />
        <Link
          to={`/ExtensionManager/Efarms?farmer=${row.id}`}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {t('farms.farmsOfFarmer', { count: farms })}
        </Link>
      </div>
    </li>
  );
};

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
