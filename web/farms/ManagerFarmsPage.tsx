import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { farmRows } from '@shuka/domain/farms';
import { usePerson } from '#accounts';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useKept, useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { finderOf } from './farm-search.ts';
import { fullName } from './in-care.ts';
import { ManagerFarmCard } from './ManagerFarmCard.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useGlances } from './use-glances.ts';
import { useFarmsInCare } from './use-farms-in-care.ts';

const aWindow = 50;

/** The farms in a manager's care, all or one farmer's, to be searched with no network. */
export const ManagerFarmsPage = () => {
  const { t } = useWords();
  const loaded = useRows(farmRows);
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('farms.managerFarms')}</h1>
      <LoadedPart loaded={loaded}>{() => <FarmsList />}</LoadedPart>
    </section>
  );
};

/** Whose farms are asked for; told by an id, since addresses are kept where names must not be. */
const useAskedFarmer = () => {
  const [query] = useSearchParams();
  const farmers = useKept(farmerRows);
  return { farmers, farmer: farmers.find(({ row }) => row.id === query.get('farmer'))?.row };
};

const FarmsList = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const land = useKept(farmRows);
  const { farmers, farmer } = useAskedFarmer();
  const glances = useGlances();
  const [typed, setTyped] = useState('');
  const all = useFarmsInCare(land, farmers, person.accountId);
  const found = useMemo(() => {
    const ofFarmer = farmer === undefined ? all : all.filter(({ kept }) => kept.row.keeperId === farmer.id);
    if (typed === '') return ofFarmer;
    const isFound = finderOf(typed);
    return ofFarmer.filter(({ findable }) => isFound(findable()));
  }, [all, farmer, typed]);
  return (
    <>
      <p className="text-lg font-semibold">{t('farms.inCare', { count: all.length })}</p>
      {farmer !== undefined && <OneFarmer name={fullName(farmer)} />}
      <TextField
        name="search"
        type="search"
        label={t('farms.managerSearch')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <output className={found.length === all.length ? 'sr-only' : ''}>
        {typed === '' && farmer === undefined ? '' : t('farms.found', { count: found.length })}
      </output>
      <ShowMore key={`${typed} ${farmer?.id ?? ''}`} items={found} step={aWindow}>
        {(shown) => (
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {shown.map(({ kept, keeper }) => (
              <ManagerFarmCard key={kept.row.id} kept={kept} keeper={keeper} glance={glances.get(kept.row.id)} />
            ))}
          </div>
        )}
      </ShowMore>
    </>
  );
};

const OneFarmer = ({ name }: { name: string }) => {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <strong className="break-words">{t('farms.farmsOf', { name })}</strong>
      <Link
        to="/ExtensionManager/Efarms"
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {t('farms.viewFarms')}
      </Link>
    </p>
  );
};
