import { useState } from 'react';
import { Link } from 'wouter';
import { accountStates, listPeople, type AccountState, type Decision, type PersonRow } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { roles, type Role } from '@shuka/domain/kit/viewer.ts';
import { SelectField, TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';

type Filter = { readonly role?: Role; readonly state?: AccountState; readonly search?: string };

/** The home of an admin leads to those who wait. */
const begun = (): Filter => withState({}, new URLSearchParams(location.search).get('state') ?? '');

/** People by name, for an admin: find one, approve who waits, close and reopen accounts with a reason. */
export const PeoplePage = () => {
  const { t, language } = useWords();
  const [filter, setFilter] = useState<Filter>(begun);
  const [chosen, setChosen] = useState<{ person: PersonRow; decision: Decision } | null>(null);
  const pages = usePages(JSON.stringify(filter));
  const loaded = useLoad(listPeople, { ...filter, ...pages.query });
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('people.title')}</h1>
      <Link
        to="/admin/inputs"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('people.inputs')}
      </Link>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          name="search"
          label={t('people.search')}
          type="search"
          onChange={({ target }) => setFilter({ ...filter, search: target.value.trim() })}
        />
        <RoleField onChosen={(value) => setFilter(roleFilter(filter, value))} />
        <StateField state={filter.state} onChosen={(value) => setFilter(withState(filter, value))} />
      </div>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            <PeopleTable
              people={items}
              dateOf={(date) => formatDate(date, language)}
              onDecide={(person, decision) => setChosen({ person, decision })}
            />
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      {chosen !== null && (
        <DecisionDialog
          {...chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null);
            loaded.reload();
          }}
        />
      )}
    </section>
  );
};

const RoleField = ({ onChosen }: { onChosen: (value: string) => void }) => {
  const { t, say } = useWords();
  return (
    <SelectField name="role" label={t('people.role')} onChange={({ target }) => onChosen(target.value)}>
      <option value="">{t('people.everyRole')}</option>
      {roles.map((role) => (
        <option key={role} value={role}>
          {say(`role.${role}`)}
        </option>
      ))}
    </SelectField>
  );
};

type StateProps = { readonly state: AccountState | undefined; readonly onChosen: (value: string) => void };

const StateField = ({ state = undefined, onChosen }: StateProps) => {
  const { t, say } = useWords();
  return (
    <SelectField
      name="state"
      label={t('people.stateLabel')}
      value={state ?? ''}
      onChange={({ target }) => onChosen(target.value)}
    >
      <option value="">{t('people.everyState')}</option>
      {accountStates.map((one) => (
        <option key={one} value={one}>
          {say(`people.state.${one}`)}
        </option>
      ))}
    </SelectField>
  );
};

const filterOf = (search: string | undefined, role: Role | undefined, state: AccountState | undefined): Filter => ({
  ...(search === undefined ? {} : { search }),
  ...(role === undefined ? {} : { role }),
  ...(state === undefined ? {} : { state }),
});

const withState = ({ search, role }: Filter, value: string): Filter =>
  filterOf(
    search,
    role,
    accountStates.find((one) => one === value),
  );

const roleFilter = ({ search, state }: Filter, value: string): Filter =>
  filterOf(
    search,
    roles.find((one) => one === value),
    state,
  );
