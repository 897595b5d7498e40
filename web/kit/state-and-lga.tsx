import { lgasOf } from '@shuka/domain/kit/nigeria.ts';
import { SelectField } from './field.tsx';
import { StateOptions } from './state-options.tsx';
import { useWords } from './words.tsx';

type Place = { readonly stateCode: string; readonly lga: string };

type Props = {
  readonly place: Place;
  /** What stands for no state, and for no LGA. */
  readonly none: { readonly state: string; readonly lga: string };
  readonly required?: boolean;
  readonly onChange: (place: Place) => void;
};

/** A state, and one of its local government areas once there is a state. */
export const StateAndLga = ({ place, none, required = false, onChange }: Props) => {
  const { t } = useWords();
  return (
    <>
      <SelectField
        name="stateCode"
        label={t('farms.state')}
        value={place.stateCode}
        onChange={({ target }) => onChange({ stateCode: target.value, lga: '' })}
        required={required}
      >
        <option value="">{none.state}</option>
        <StateOptions />
      </SelectField>
      <SelectField
        name="lga"
        label={t('farms.lga')}
        value={place.lga}
        disabled={!required && place.stateCode === ''}
        onChange={({ target }) => onChange({ ...place, lga: target.value })}
        required={required}
      >
        <option value="">{none.lga}</option>
        {lgasOf(place.stateCode).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </>
  );
};
