import { lgasOf } from '@shuka/domain/kit/nigeria.ts';
import { stateChoices } from '@shuka/domain/kit/state-names.ts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type Place = { readonly stateCode: string; readonly lga: string };

type Props = { readonly place: Place; readonly onChange: (place: Place) => void };

/** A state and one of its local government areas. */
export const LgaFields = ({ place, onChange }: Props) => {
  const { t } = useWords();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name="stateCode"
        label={t('farms.state')}
        value={place.stateCode}
        onChange={({ target }) => onChange({ stateCode: target.value, lga: '' })}
      >
        <option value="">{t('farms.choose')}</option>
        {stateChoices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="lga"
        label={t('farms.lga')}
        value={place.lga}
        disabled={place.stateCode === ''}
        onChange={({ target }) => onChange({ ...place, lga: target.value })}
      >
        <option value="">{t('farms.choose')}</option>
        {lgasOf(place.stateCode).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
};
