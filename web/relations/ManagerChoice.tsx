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
  readonly chosen: Choice | null;
  readonly onChosen: (choice: Choice) => void;
};

const fullName = ({ firstName, lastName }: ManagerRow): string => `${firstName} ${lastName}`;

const choiceOf = (manager: ManagerRow): Choice => ({
  kind: 'manager',
  managerId: manager.managerId,
  name: fullName(manager),
});

/** Managers by name, each with how many farmers they look after, to choose one of; the rest are found by typing. */
export const ManagerChoice = ({ name, first, chosen, onChosen }: Props) => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const loaded = useLoad(listManagers, { limit: '20', ...(search === '' ? {} : { search }) });
  const picked = chosen === null ? '' : valueOf(chosen);
  const row = (choice: Choice, says: ReactNode) => (
    <Row key={valueOf(choice)} name={name} isChosen={valueOf(choice) === picked} onChosen={() => onChosen(choice)}>
      {says}
    </Row>
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('relations.manager')}</legend>
      <TextField
        name="managerSearch"
        label={t('relations.managerSearch')}
        type="search"
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value.trim())}
      />
      {first.map(({ choice, says }) => row(choice, says))}
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
    </fieldset>
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
