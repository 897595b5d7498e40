import { useState, type ReactNode } from 'react';
import { listManagers, type ManagerRow } from '@shuka/domain/relations';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { valueOf, type Choice } from './choice.ts';

type Props = {
  /** Tells the radio buttons of one list from those of another on the same page. */
  readonly name: string;
  /** What stands before the managers. */
  readonly first: readonly { readonly choice: Choice; readonly says: string }[];
  /** Whether a manager may be chosen at all. */
  readonly hasManagers?: boolean;
  readonly chosen: Choice | null;
  readonly onChosen: (choice: Choice) => void;
};

const fullName = ({ firstName, lastName }: ManagerRow): string => `${firstName} ${lastName}`;

const choiceOf = (manager: ManagerRow): Choice => ({
  kind: 'manager',
  managerId: manager.managerId,
  name: fullName(manager),
});

type MakeRow = (choice: Choice, says: ReactNode) => ReactNode;

/** Managers by name, the rest found by typing; or none, where nobody but the first rows may be chosen. */
export const ManagerChoice = ({ name, first, hasManagers = true, chosen, onChosen }: Props) => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const picked = chosen === null ? '' : valueOf(chosen);
  const row: MakeRow = (choice, says) => (
    <Row key={valueOf(choice)} name={name} isChosen={valueOf(choice) === picked} onChosen={() => onChosen(choice)}>
      {says}
    </Row>
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('relations.manager')}</legend>
      {hasManagers && (
        <TextField
          name="managerSearch"
          label={t('relations.managerSearch')}
          type="search"
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value.trim())}
        />
      )}
      {first.map(({ choice, says }) => row(choice, says))}
      {hasManagers && <FoundManagers search={search} row={row} />}
    </fieldset>
  );
};

/** Each manager with how many farmers they look after. */
const FoundManagers = ({ search, row }: { search: string; row: MakeRow }) => {
  const { t } = useWords();
  const loaded = useLoad(listManagers, { limit: '20', ...(search === '' ? {} : { search }) });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.map((manager) =>
            row(
              choiceOf(manager),
              <>
                <span className="min-w-0 grow break-words">{fullName(manager)}</span>
                <span className="shrink-0 text-sm text-ink-soft">
                  {t('relations.farmersOfManager', { count: manager.farmers })}
                </span>
              </>,
            ),
          )}
          {items.length === 0 && <output>{t('relations.managersNone')}</output>}
          {next !== null && <p className="text-sm text-ink-soft">{t('relations.managersMore')}</p>}
        </>
      )}
    </LoadedPart>
  );
};

type RowProps = {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChosen: () => void;
  readonly children: ReactNode;
};

const Row = ({ name, isChosen, onChosen, children }: RowProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 py-2 has-checked:border-leaf has-checked:bg-leaf-soft">
    <input type="radio" name={name} checked={isChosen} onChange={onChosen} className="size-5 shrink-0 accent-leaf" />
    {children}
  </label>
);
