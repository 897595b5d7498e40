import { useMemo, useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { folded } from '@shuka/domain/kit/fold.ts';
import { usePerson } from '#accounts';
import { TextField } from '#kit/field.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';

const mostShown = 8;

type Props = { readonly chosen: ReadonlySet<string>; readonly onChange: (chosen: ReadonlySet<string>) => void };

type Named = { readonly id: string; readonly name: string };

const plain = (text: string): string => folded(text);

/** Those whose name holds what was typed; those who are chosen stay in sight. */
const useFound = (chosen: ReadonlySet<string>, asked: string): readonly Named[] => {
  const { person } = usePerson();
  const farmers = useKept(farmerRows);
  return useMemo(() => {
    const named = rowsOf(farmers)
      .filter(({ id }) => id !== person.accountId)
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    const found = named.filter(({ id, name }) => !chosen.has(id) && plain(name).includes(plain(asked)));
    return [...named.filter(({ id }) => chosen.has(id)), ...found.slice(0, mostShown)];
  }, [farmers, person.accountId, chosen, asked]);
};

const toggled = (chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
};

/** Chooses farmers in care by name. */
export const PickFarmers = ({ chosen, onChange }: Props) => {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const found = useFound(chosen, typed);
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t('library.chosenFarmers', { count: chosen.size })}</legend>
      <TextField
        name="farmerSearch"
        type="search"
        label={t('library.findFarmer')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      {found.map(({ id, name }) => (
        <label key={id} className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-leaf"
            checked={chosen.has(id)}
            onChange={({ target }) => onChange(toggled(chosen, id, target.checked))}
          />
          <span className="min-w-0 break-words">{name}</span>
        </label>
      ))}
    </fieldset>
  );
};
