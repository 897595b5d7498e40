import { UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { useFarmersInCare, useNameSearch } from './use-caseload.ts';

const mostShown = 5;

type Props = { readonly chosen: string; readonly onChosen: (farmerId: string) => void };

/** Chooses a farmer in care by a name, a village or a number; a list of a thousand is none to choose from. */
export const FarmerPick = ({ chosen, onChosen }: Props) => {
  const { t } = useWords();
  const farmers = useFarmersInCare();
  const search = useNameSearch(farmers);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => search(typed).slice(0, mostShown), [search, typed]);
  const farmer = farmers.find(({ id }) => id === chosen);
  if (farmer !== undefined)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-xl border-2 border-leaf bg-leaf-soft px-3">
        <p className="min-w-0 break-words font-semibold">{farmer.name}</p>
        <Button look="bare" onClick={() => onChosen('')}>
          {t('visit.farmerOther')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <TextField
        name="farmer"
        type="search"
        label={t('visit.farmerFind')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <ul className="grid gap-1">
        {found.map(({ id, name, village }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChosen(id)}
              className="flex min-h-12 w-full items-center gap-3 rounded-xl border border-line px-3 text-left hover:bg-leaf-soft"
            >
              <UserRound aria-hidden className="size-5 shrink-0 text-leaf" />
              <span className="min-w-0 break-words">
                <strong>{name}</strong>
                {village !== '' && <span className="text-ink-soft"> · {village}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
