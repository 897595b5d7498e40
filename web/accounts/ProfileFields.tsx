import { designations, farmSizes, genders } from '@shuka/domain/accounts';
import { TextArea, TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useWords } from '#kit/words.tsx';
import type { Fields, StepName } from './profile-fields.ts';
import { farmSizeWords, genderWords } from './profile-words.ts';

type Props = { readonly fields: Fields; readonly onPlaced: () => void };

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly options: readonly (readonly [value: string, says: string])[];
};

/** One of a few, each as large as a thumb. */
const Choice = ({ name, label, chosen, options }: ChoiceProps) => {
  const error = useFormState().errors[name];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {options.map(([value, says]) => (
        <label
          key={value}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 has-checked:border-leaf has-checked:bg-leaf-soft"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            data-invalid={error !== undefined}
            className="size-5 accent-leaf"
          />
          {says}
        </label>
      ))}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
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

const Demographic = ({ fields }: Props) => {
  const { t } = useWords();
  return (
    <>
      <Choice
        name="gender"
        label={t('profile.gender')}
        chosen={fields['gender']}
        options={genders.map((gender) => [gender, t(genderWords[gender])])}
      />
      <TextField
        name="birthDate"
        type="date"
        label={t('profile.birthDate')}
        hint={t('profile.birthDateHint')}
        defaultValue={fields['birthDate']}
      />
    </>
  );
};

const Address = ({ fields, onPlaced }: Props) => {
  const { t } = useWords();
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
        hint={t('profile.locationHint')}
        defaultValue={fields['location']}
        maxLength={120}
      />
    </>
  );
};

const Farming = ({ fields }: Props) => {
  const { t, say } = useWords();
  return (
    <>
      <TextField
        name="designation"
        label={t('profile.designation')}
        hint={t('profile.designationHint')}
        defaultValue={fields['designation']}
        list="designations"
        maxLength={80}
      />
      <datalist id="designations">
        {designations.map((name) => (
          <option key={name}>{say(`profile.designation.${name}`)}</option>
        ))}
      </datalist>
      <Choice
        name="farmSize"
        label={t('profile.farmSize')}
        chosen={fields['farmSize']}
        options={farmSizes.map((size) => [size, t(farmSizeWords[size])])}
      />
      <TextField
        name="crops"
        label={t('profile.crops')}
        hint={t('profile.cropsHint')}
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
