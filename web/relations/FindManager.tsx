import { useState } from 'react';
import { listManagers } from '@shuka/domain/relations';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly chosen: readonly string[];
  /** Whether several may be chosen. */
  readonly areMany?: boolean;
  readonly onChange: (managerIds: readonly string[]) => void;
};

/** Active extension managers by name, the rest found by typing. */
export const FindManager = ({ chosen, areMany = false, onChange }: Props) => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const loaded = useLoad(listManagers, { limit: '20', ...(search === '' ? {} : { search }) });
  const toggle = (managerId: string, isChosen: boolean): void => {
    if (!areMany) onChange([managerId]);
    else onChange(isChosen ? [...chosen, managerId] : chosen.filter((one) => one !== managerId));
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('board.manager')}</legend>
      <TextField
        name="managerSearch"
        label={t('board.findManager')}
        type="search"
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value.trim())}
      />
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <output>{t('board.noManagers')}</output>}
            {items.map(({ managerId, firstName, lastName, farmers }) => (
              <label key={managerId} className="flex min-h-11 items-center gap-3">
                <input
                  type={areMany ? 'checkbox' : 'radio'}
                  name="manager"
                  className="size-5 shrink-0 accent-leaf"
                  checked={chosen.includes(managerId)}
                  onChange={({ target }) => toggle(managerId, target.checked)}
                />
                <span className="min-w-0 break-words">
                  {t('board.nameWithFarmers', { name: `${firstName} ${lastName}`, count: farmers })}
                </span>
              </label>
            ))}
          </>
        )}
      </LoadedPart>
    </fieldset>
  );
};
