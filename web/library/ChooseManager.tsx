import { useState } from 'react';
import { listManagers } from '@shuka/domain/relations';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly chosen: string; readonly onChange: (managerId: string) => void };

/** One of the active extension managers, found by name. */
export const ChooseManager = ({ chosen, onChange }: Props) => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const loaded = useLoad(listManagers, { limit: '10', ...(search === '' ? {} : { search }) });
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('desk.manager')}</legend>
      <TextField
        name="managerSearch"
        label={t('desk.findManager')}
        type="search"
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value.trim())}
      />
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <output>{t('desk.noManagers')}</output>}
            {items.map(({ managerId, firstName, lastName }) => (
              <label key={managerId} className="flex min-h-12 items-center gap-3">
                <input
                  type="radio"
                  name="manager"
                  className="size-5 shrink-0 accent-leaf"
                  checked={chosen === managerId}
                  onChange={() => onChange(managerId)}
                />
                <span className="min-w-0 break-words">
                  {firstName} {lastName}
                </span>
              </label>
            ))}
          </>
        )}
      </LoadedPart>
    </fieldset>
  );
};
