import { useState } from 'react';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { TextField } from './field.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  /** What stands there at first; null for nothing. */
  readonly kobo?: number | null;
  /** The same as it was typed before. */
  readonly typed?: string | undefined;
  /** Stands below as long as nothing is understood. */
  readonly hint?: string;
};

const typedOf = (kobo: number | null): string => (kobo === null ? '' : formatNaira(kobo).replace('₦', ''));

/** An amount as typed, and below it as it is understood: a zero too many shows. Forms read it with `parseNaira`. */
export const NairaField = ({ name, label, kobo = null, typed: before, hint }: Props) => {
  const [typed, setTyped] = useState(() => before ?? typedOf(kobo));
  const read = parseNaira(typed);
  const below = read === null ? hint : <output className="text-lg font-bold text-ink">{formatNaira(read)}</output>;
  return (
    <TextField
      name={name}
      inputMode="decimal"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      {...(below === undefined ? {} : { hint: below })}
    />
  );
};
