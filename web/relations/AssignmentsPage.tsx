import { Map as MapSign } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listAssignments, type AssignedFarmer } from '@shuka/domain/relations';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { AssignmentsFilter } from './AssignmentsFilter.tsx';
import { AssignmentsTable } from './AssignmentsTable.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { DuplicatesLink } from './DuplicatesLink.tsx';
import { everyone, filterOf, type Choice } from './choice.ts';

type Chosen = ReadonlyMap<string, AssignedFarmer>;

const noneChosen: Chosen = new Map();

/** The chosen farmers; they stay chosen while one goes on through pages and filters. */
const useChosen = () => {
  const [chosen, setChosen] = useState<Chosen>(noneChosen);
  const choose = (farmers: readonly AssignedFarmer[], isChosen: boolean): void => {
    const next = new Map(chosen);
    for (const farmer of farmers) {
      if (isChosen) next.set(farmer.farmerId, farmer);
      else next.delete(farmer.farmerId);
    }
    setChosen(next);
  };
  return { chosen, choose, clear: () => setChosen(noneChosen) };
};

/** Farmers by name with who looks after them, for an admin: find some, choose them, and hand them to a manager. */
export const AssignmentsPage = () => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Choice>(everyone);
  const { chosen, choose, clear } = useChosen();
  const [isAssigning, setAssigning] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const asked = { limit: '50', ...(search === '' ? {} : { search }), ...filterOf(filter) };
  const pages = usePages(JSON.stringify(asked));
  const loaded = useLoad(listAssignments, { ...asked, ...pages.query });

  const finish = (count: number): void => {
    setAssigning(false);
    clear();
    setMoved(count);
    loaded.reload();
  };

  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('relations.title')}</h1>
      <p className="max-w-prose">{t('relations.intro')}</p>
      <MoreLinks />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          name="search"
          label={t('relations.search')}
          type="search"
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value.trim())}
        />
        <AssignmentsFilter chosen={filter} onChosen={setFilter} />
      </div>
      {moved !== null && <Notice kind="done">{t('relations.moved', { count: moved })}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            <AssignmentsTable farmers={items} chosen={chosen} onChoose={choose} />
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <ChosenBar count={chosen.size} onAssign={() => setAssigning(true)} onClear={clear} />
      {isAssigning && (
        <AssignDialog farmers={[...chosen.values()]} onClose={() => setAssigning(false)} onDone={finish} />
      )}
    </section>
  );
};

/** What else is decided about who looks after whom. */
const MoreLinks = () => (
  <div className="flex flex-wrap gap-x-6">
    <DuplicatesLink to="/admin/duplicates" />
    <ZonesLink />
  </div>
);

/** Leads to the zones of extension managers, which a later slice shows. */
const ZonesLink = () => {
  const { t } = useWords();
  return (
    <Link
      to="/admin/zones"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
    >
      <MapSign aria-hidden className="size-5 shrink-0" />
      {t('board.zonesTitle')}
    </Link>
  );
};
