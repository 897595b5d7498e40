import { designations, farmSizes, genders } from '@shuka/domain/accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useWords } from '#kit/words.tsx';
import type { Fields, StepName } from './profile-fields.ts';
import { farmerTone, useProfileTone } from './profile-tone.ts';
import { farmSizeWords, genderWords } from './person-words.ts';

type Props = {
  readonly fields: Fields;
  /** Whose day of birth stands with the guardian's word: the form has no field for it. */
  readonly isChild: boolean;
  readonly onPlaced: () => void;
};

const Personal = ({ fields }: Props) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="firstName" label={t('accounts.firstName')} defaultValue={fields['firstName']} maxLength={100} />
      <TextField name="lastName" label={t('accounts.lastName')} defaultValue={fields['lastName']} maxLength={100} />
      <TextArea
        name="description"
        label={t('profile.description')}
        hint={t('profile.descriptionHint')}
        defaultValue={fields['description']}
        maxLength={600}
      />
    </>
  );
};

const Demographic = ({ fields, isChild }: Props) => {
  const { t } = useWords();
  return (
    <>
      <ChoiceField
        name="gender"
        label={t('profile.gender')}
        chosen={fields['gender']}
        choices={genders.map((gender) => ({ value: gender, label: t(genderWords[gender]) }))}
      />
      {!isChild && (
        <TextField
          name="birthDate"
          type="date"
          label={t('profile.birthDate')}
          hint={t('profile.birthDateHint')}
          defaultValue={fields['birthDate']}
        />
      )}
    </>
  );
};

const Address = ({ fields, onPlaced }: Props) => {
  const { t } = useWords();
  const { locationHint } = useProfileTone();
  return (
    <>
      <TextField
        name="address"
        label={t('profile.address')}
        hint={t('profile.addressHint')}
        defaultValue={fields['address']}
        maxLength={200}
      />
      <PlaceField at={{ stateCode: fields['stateCode'] ?? '', lga: fields['lga'] ?? '' }} onChosen={onPlaced} />
      <TextField
        name="location"
        label={t('profile.location')}
        hint={locationHint === null ? undefined : t(locationHint)}
        defaultValue={fields['location']}
        maxLength={120}
      />
    </>
  );
};

const Farming = ({ fields }: Props) => {
  const { t, say } = useWords();
  const tone = useProfileTone();
  return (
    <>
      <TextField
        name="designation"
        label={t('profile.designation')}
        hint={t(tone.designationHint)}
        defaultValue={fields['designation']}
        {...(tone === farmerTone ? { list: 'designations' } : {})}
        maxLength={80}
      />
      <datalist id="designations">
        {designations.map((name) => (
          <option key={name}>{say(`profile.designation.${name}`)}</option>
        ))}
      </datalist>
      <ChoiceField
        name="farmSize"
        label={t(tone.farmSize)}
        chosen={fields['farmSize']}
        choices={farmSizes.map((size) => ({ value: size, label: t(farmSizeWords[size]) }))}
      />
      <TextField
        name="crops"
        label={t(tone.crops)}
        hint={t(tone.cropsHint)}
        defaultValue={fields['crops']}
        maxLength={1000}
      />
    </>
  );
};

const parts = { personal: Personal, demographic: Demographic, address: Address, farming: Farming } as const;

/** The fields of one step. */
export const ProfileFields = ({ step, ...props }: Props & { readonly step: Exclude<StepName, 'photo'> }) => {
  const Part = parts[step];
  return <Part {...props} />;
};
