import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { isForGroup, listGroups, listProducts, type GroupCard } from '@shuka/domain/loans';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { FormGroupForm } from './FormGroupForm.tsx';
import { groupStateWords } from './group-words.ts';
import { JoinGroupForm } from './JoinGroupForm.tsx';
import { loanPaths } from './loan-paths.ts';

/** Groups that stand for each other's loans: those a farmer is in, joining one by its code, and forming one. */
export const GroupsPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const [path] = useLocation();
  const isManager = path.startsWith(loanPaths.manager);
  const area = isManager ? loanPaths.manager : loanPaths.farmer;
  const [keeperId, setKeeper] = useState(isManager ? '' : person.accountId);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={area}>{t('loans.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('loans.groups')}</h1>
      <p>{t('loans.groupsText')}</p>
      {isManager && <KeeperPick keeperId={keeperId} onPicked={setKeeper} />}
      {keeperId !== '' && <GroupsOf key={keeperId} keeperId={keeperId} area={area} />}
    </section>
  );
};

type PickProps = { readonly keeperId: string; readonly onPicked: (keeperId: string) => void };

/** A manager says first for whom they act. */
const KeeperPick = ({ keeperId, onPicked }: PickProps) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { people } = usePeople(farmerRows, person.accountId);
  return (
    <SelectField
      name="keeperId"
      label={t('loans.farmer')}
      value={keeperId}
      onChange={({ target }) => onPicked(target.value)}
    >
      <option value="">{t('loans.choose')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};

const GroupsOf = ({ keeperId, area }: { readonly keeperId: string; readonly area: string }) => {
  const { t } = useWords();
  const [, go] = useLocation();
  const groups = useLoad(listGroups, { keeperId });
  const products = useLoad(listProducts, {});
  const open = (groupId: string): void => go(loanPaths.group(area, groupId));
  return (
    <>
      <LoadedPart loaded={groups}>
        {({ items }) => (items.length === 0 ? <p>{t('loans.noGroups')}</p> : <GroupCards groups={items} area={area} />)}
      </LoadedPart>
      <h2 className="text-xl font-bold">{t('loans.joinTitle')}</h2>
      <JoinGroupForm keeperId={keeperId} onDone={({ id }) => open(id)} />
      <details className="rounded-2xl border border-line p-4">
        <summary className="flex min-h-11 cursor-pointer items-center text-xl font-bold">
          {t('loans.formTitle')}
        </summary>
        <LoadedPart loaded={products}>
          {({ items, mayLend }) => {
            const forGroups = items.filter(({ members }) => isForGroup(members));
            return forGroups.length === 0 || !mayLend ? (
              <p>{t('loans.noGroupProducts')}</p>
            ) : (
              <FormGroupForm products={forGroups} keeperId={keeperId} onDone={({ id }) => open(id)} />
            );
          }}
        </LoadedPart>
      </details>
    </>
  );
};

const GroupCards = ({ groups, area }: { readonly groups: readonly GroupCard[]; readonly area: string }) => {
  const { t } = useWords();
  return (
    <ul className="grid gap-3">
      {groups.map(({ id, name, state, productName, members, most }) => (
        <li key={id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
          <Link
            to={loanPaths.group(area, id)}
            className="inline-flex min-h-11 items-center gap-2 text-lg font-bold break-words text-leaf underline underline-offset-4"
          >
            <Users aria-hidden className="size-6 shrink-0" />
            {name === '' ? productName : name}
          </Link>
          <p>{[t(groupStateWords[state]), t('loans.membersOf', { members, most })].join(', ')}</p>
        </li>
      ))}
    </ul>
  );
};
