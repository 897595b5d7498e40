import { acresOfBand, sizeBands, type Farm, type SizeBand } from '@shuka/domain/farms';
import { TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useWords } from '#kit/words.tsx';
import { CropField } from './CropField.tsx';
import { sizeWords } from './farm-words.ts';

/** The farm of a draft, from the form's fields. A size nobody chose is left for the contract to refuse. */
export const draftOfFields = (fields: Readonly<Record<string, string>>) => ({
  name: fields['name'] ?? '',
  stateCode: fields['stateCode'] ?? '',
  lga: fields['lga'] ?? '',
  sizeBand: (fields['sizeBand'] ?? '') as SizeBand, // refused beside the field when it is none of the three
  crop: fields['crop'] ?? '',
});

/** The fields that adding and changing a farm share. */
export const FarmFields = ({ farm }: { farm?: Farm }) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="name" label={t('farms.name')} defaultValue={farm?.name} maxLength={80} required />
      <PlaceField {...(farm === undefined ? {} : { at: farm })} />
      <SizeField {...(farm === undefined ? {} : { chosen: farm.sizeBand })} />
      <CropField crop={farm?.crop ?? ''} />
    </>
  );
};

const SizeField = ({ chosen }: { chosen?: SizeBand }) => {
  const { t } = useWords();
  const error = useFormState().errors['sizeBand'];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('farms.size')}</legend>
      {sizeBands.map((band) => (
        <label
          key={band}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 has-checked:border-leaf has-checked:bg-leaf-soft"
        >
          <input
            type="radio"
            name="sizeBand"
            value={band}
            defaultChecked={band === chosen}
            data-invalid={error !== undefined}
            className="size-5 accent-leaf"
          />
          <SizePicture acres={acresOfBand[band].from} />
          {t(sizeWords[band])}
        </label>
      ))}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};

/** A square that grows with the size, for those who would rather look than read. */
const SizePicture = ({ acres }: { acres: number }) => {
  const side = acres === 0 ? 8 : acres === 2 ? 14 : 20;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 fill-leaf">
      <rect x={(24 - side) / 2} y={(24 - side) / 2} width={side} height={side} rx="2" />
    </svg>
  );
};
