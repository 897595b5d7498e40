import { TextField } from '#kit/field.tsx';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly name: string;
  readonly begins: string;
  readonly known: readonly string[];
  readonly label?: string;
};

/** Where a lot stands, in a person's own words; the places they named before are offered. */
export const PlaceField = ({ name, begins, known, label }: Props) => {
  const { t } = useWords();
  const id = useId();
  return (
    <>
      <TextField
        name={name}
        label={label ?? t('lots.standsAt')}
        hint={t('lots.standsAtHint')}
        defaultValue={begins}
        list={id}
      />
      <datalist id={id}>
        {known.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </datalist>
    </>
  );
};
