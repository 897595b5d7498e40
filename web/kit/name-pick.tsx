import { UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { makeNameSearch } from '@shuka/domain/kit/name-search.ts';
import { TextField } from './field.tsx';
import type { Someone } from './use-people.ts';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly people: readonly Someone[];
  /** How many of them stand there before anything is typed. */
  readonly atFirst: number;
  readonly onChosen: (id: string) => void;
};

const mostShown = 5;

/** Chooses someone by a name, spelt as it sounds, or by a phone number; a list of a thousand is none to choose from. */
export const NamePick = ({ label, hint, people, atFirst, onChosen }: Props) => {
  const [typed, setTyped] = useState('');
  const search = useMemo(() => makeNameSearch(people, ({ name, phone }) => ({ name, phone, other: '' })), [people]);
  const found = useMemo(
    () => (typed.trim() === '' ? people.slice(0, atFirst) : search(typed).slice(0, mostShown)),
    [typed, people, search, atFirst],
  );
  return (
    <div className="no-print grid gap-2">
      <TextField
        name="person"
        type="search"
        label={label}
        hint={hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <ul className="grid gap-1 empty:hidden">
        {found.map(({ id, name, phone }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                setTyped('');
                onChosen(id);
              }}
              className="flex min-h-12 w-full items-center gap-3 rounded-xl border border-line bg-paper px-3 text-left hover:bg-leaf-soft"
            >
              <UserRound aria-hidden className="size-5 shrink-0 text-leaf" />
              <span className="min-w-0 break-words">
                <strong>{name}</strong>
                {phone !== '' && <span className="text-ink-soft"> · {phone}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
