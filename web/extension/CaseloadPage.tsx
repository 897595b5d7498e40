import { UserPlus } from 'lucide-react';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { DuplicatesLink } from '#relations';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useNearEnd } from '#kit/use-near-end.ts';
import { useWords } from '#kit/words.tsx';
import { CaseFilters } from './CaseFilters.tsx';
import { filterCount, noFilter, passes, type CareState, type FarmerInCare } from './caseload.ts';
import { FarmerCaseCard } from './FarmerCaseCard.tsx';
import { RegisterFarmerLink } from './RegisterFarmerLink.tsx';
import { useCareStates, useFarmersInCare, useNameSearch } from './use-caseload.ts';

/** A small phone shows two or three; the rest of those found are drawn as somebody scrolls, so that a key is not kept waiting. */
const [firstWindow, aWindow] = [4, 15];

/** Everybody a manager looks after, to be searched and sifted with no network. `acts` are what can be begun here. */
export const CaseloadPage = ({ acts }: { readonly acts?: ReactNode }) => {
  const { t } = useWords();
  const loaded = useRows(farmerRows);
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('caseload.title')}</h1>
      {acts ?? (
        <>
          <RegisterFarmerLink />
          <DuplicatesLink to="/ExtensionManager/duplicates" />
        </>
      )}
      <LoadedPart loaded={loaded}>{() => <Caseload />}</LoadedPart>
    </section>
  );
};

const Caseload = () => {
  const { t } = useWords();
  const farmers = useFarmersInCare();
  const search = useNameSearch(farmers);
  const stateOf = useCareStates();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState(noFilter);
  const found = useMemo(() => search(typed).filter(passes(filter, stateOf)), [search, typed, filter, stateOf]);
  if (farmers.length === 0)
    return (
      <p className="flex gap-2">
        <UserPlus aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        {t('caseload.nobody')}
      </p>
    );
  const isAll = typed.trim() === '' && filterCount(filter) === 0;
  return (
    <>
      <TextField
        name="search"
        type="search"
        label={t('caseload.search')}
        hint={t('caseload.searchHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <CaseFilters farmers={farmers} filter={filter} onChange={setFilter} />
      <output className="text-lg font-semibold">
        {isAll ? t('caseload.all', { count: farmers.length }) : t('caseload.found', { count: found.length })}
      </output>
      <FoundFarmers found={found} asked={`${typed} ${JSON.stringify(filter)}`} stateOf={stateOf} />
    </>
  );
};

type FoundProps = {
  readonly found: readonly FarmerInCare[];
  /** What they were found by; another question is answered from its beginning. */
  readonly asked: string;
  readonly stateOf: (farmerId: string) => CareState;
};

/**
 * The first of those found. A card is known by its place, and only its words change from key to key: to take cards away
 * and to make others is most of what a key costs.
 */
const FoundFarmers = memo(({ found, asked, stateOf }: FoundProps) => {
  const { t } = useWords();
  const [more, setMore] = useState({ asked: '', windows: 0 });
  const windows = more.asked === asked ? more.windows : 0;
  const count = firstWindow + aWindow * windows;
  const showMore = (): void => setMore({ asked, windows: windows + 1 });
  const end = useNearEnd<HTMLDivElement>(showMore);
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {found.slice(0, count).map((one, place) => (
          <FarmerCaseCard key={place} one={one} state={stateOf(one.id)} />
        ))}
      </ul>
      {found.length > count && (
        <div ref={end}>
          <Button look="quiet" onClick={showMore}>
            {t('farms.showMore', { count: found.length - count })}
          </Button>
        </div>
      )}
    </>
  );
});
