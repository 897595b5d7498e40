import { farmSizes, genders } from '@shuka/domain/accounts';
import { languageNames, languages } from '@shuka/domain/kit/languages.ts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useWords } from '#kit/words.tsx';
import type { Fields } from './register-draft.ts';

type Props = { readonly fields: Fields };

const genderWords = { female: 'profile.female', male: 'profile.male' } as const;

/** Who the farmer is. Many know the year of their birth alone, and some share a phone or have none. */
export const WhoStep = ({ fields }: Props) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="firstName"
        label={t('accounts.firstName')}
        defaultValue={fields['firstName']}
        maxLength={100}
        required
      />
      <TextField
        name="lastName"
        label={t('accounts.lastName')}
        defaultValue={fields['lastName']}
        maxLength={100}
        required
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('assist.phone')}
        hint={t('assist.phoneHint')}
        defaultValue={fields['phone']}
        maxLength={30}
      />
      <ChoiceField
        name="gender"
        label={t('profile.gender')}
        chosen={fields['gender']}
        choices={genders.map((value) => ({ value, label: t(genderWords[value]) }))}
      />
      <BirthFields fields={fields} />
      <SelectField name="language" label={t('assist.language')} defaultValue={fields['language']} required>
        <option value="">{t('farms.choose')}</option>
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
};

/** When the farmer was born, as far as it is known. */
const BirthFields = ({ fields }: Props) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="birthYear"
        inputMode="numeric"
        label={t('assist.birthYear')}
        hint={t('assist.birthYearHint')}
        defaultValue={fields['birthYear']}
        maxLength={4}
      />
      <TextField
        name="birthDate"
        type="date"
        label={t('assist.birthDate')}
        hint={t('assist.birthDateHint')}
        defaultValue={fields['birthDate']}
      />
    </>
  );
};

/** Where the farmer lives. */
export const WhereStep = ({ fields, onPlaced }: Props & { readonly onPlaced: () => void }) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="village"
        label={t('assist.village')}
        hint={t('assist.villageHint')}
        defaultValue={fields['village']}
        maxLength={120}
        required
      />
      <PlaceField at={{ stateCode: fields['stateCode'] ?? '', lga: fields['lga'] ?? '' }} onChosen={onPlaced} />
    </>
  );
};

/** What the farmer grows, and how much land that is. */
export const GrowStep = ({ fields }: Props) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="crops"
        label={t('profile.crops')}
        hint={t('profile.cropsHint')}
        defaultValue={fields['crops']}
        maxLength={1000}
        required
      />
      <ChoiceField
        name="farmSize"
        label={t('profile.farmSize')}
        chosen={fields['farmSize']}
        choices={farmSizes.map((value) => ({ value, label: t(`farms.size.${value}`) }))}
      />
    </>
  );
};
