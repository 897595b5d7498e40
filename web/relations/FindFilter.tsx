import { SelectField, TextField } from '#kit/field.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';

/** What is looked for: the beginning of a name, and a state; '' for any. */
export type Found = { readonly search: string; readonly stateCode: string };

type Props = { readonly label: string; readonly asked: Found; readonly onAsked: (asked: Found) => void };

/** Finds by the beginning of a name, and by state. */
export const FindFilter = ({ label, asked, onAsked }: Props) => {
  const { t } = useWords();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        name="search"
        type="search"
        label={label}
        maxLength={60}
        onChange={({ target }) => onAsked({ ...asked, search: target.value.trim() })}
      />
      <SelectField
        name="stateCode"
        label={t('farms.state')}
        onChange={({ target }) => onAsked({ ...asked, stateCode: target.value })}
      >
        <option value="">{t('investor.everyState')}</option>
        <StateOptions />
      </SelectField>
    </div>
  );
};
