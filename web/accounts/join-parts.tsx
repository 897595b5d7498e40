import { farmSizes } from '@shuka/domain/accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';
import type { Fields } from './profile-fields.ts';
import { farmSizeWords } from './person-words.ts';

type Props = { readonly fields: Fields };

export const AddressFields = ({ fields, onPlaced }: Props & { readonly onPlaced: () => void }) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="address"
        label={t('profile.address')}
        hint={t('profile.addressHint')}
        defaultValue={fields['address']}
        autoComplete="street-address"
        maxLength={200}
      />
      <PlaceField at={{ stateCode: fields['stateCode'] ?? '', lga: fields['lga'] ?? '' }} onChosen={onPlaced} />
      <TextField name="location" label={t('profile.location')} defaultValue={fields['location']} maxLength={120} />
    </>
  );
};

export const EducationFields = ({ fields }: Props) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="degreeTitle"
        label={t('joining.degreeTitle')}
        hint={t('joining.degreeTitleHint')}
        defaultValue={fields['degreeTitle']}
        maxLength={120}
      />
      <TextField
        name="degreeInstitution"
        label={t('joining.institution')}
        hint={t('joining.institutionHint')}
        defaultValue={fields['degreeInstitution']}
        maxLength={160}
      />
      <TextField
        name="degreeYear"
        label={t('joining.degreeYear')}
        defaultValue={fields['degreeYear']}
        inputMode="numeric"
        maxLength={4}
      />
      <SelectField name="nyscStateCode" label={t('joining.nyscState')} defaultValue={fields['nyscStateCode'] ?? ''}>
        <option value="">{t('farms.choose')}</option>
        <StateOptions />
      </SelectField>
      <TextField
        name="nyscNumber"
        label={t('joining.nyscNumber')}
        hint={t('joining.nyscNumberHint')}
        defaultValue={fields['nyscNumber']}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
      />
    </>
  );
};

export const WorkFields = ({ fields }: Props) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="designation"
        label={t('profile.designation')}
        hint={t('joining.designationHint')}
        defaultValue={fields['designation']}
        maxLength={80}
      />
      <TextArea
        name="description"
        label={t('profile.description')}
        hint={t('joining.descriptionHint')}
        defaultValue={fields['description']}
        maxLength={600}
      />
      <ChoiceField
        name="farmSize"
        label={t('joining.farmSize')}
        chosen={fields['farmSize']}
        choices={farmSizes.map((size) => ({ value: size, label: t(farmSizeWords[size]) }))}
      />
      <TextField
        name="crops"
        label={t('joining.crops')}
        hint={t('joining.cropsHint')}
        defaultValue={fields['crops']}
        maxLength={1000}
      />
    </>
  );
};
