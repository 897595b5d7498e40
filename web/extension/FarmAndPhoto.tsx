import { useState } from 'react';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { BringAgain } from '#kit/bring-again.tsx';
import { SelectField } from '#kit/field.tsx';
import { PhotoField } from '#kit/photo-field.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';

type PhotoProps = {
  /** A picture is chosen, or is being made smaller. */
  readonly hasPhoto: boolean;
  readonly onChosen: (photo: Blob | null, takenAt: Date) => void;
  readonly onBusy: (isBusy: boolean) => void;
};

/** Which farm it is about, and a photo: always one of a farm, so whoever has none, or chose none, is told. */
export const FarmAndPhoto = ({ keeperId, ...photo }: PhotoProps & { readonly keeperId: string }) => {
  const { t } = useWords();
  const loaded = useRows(farmRows);
  if (loaded.state !== 'ready') return null;
  const farms = loaded.value.flatMap(({ row }) => (row.keeperId === keeperId ? [row] : []));
  if (farms.length === 0) return <p className="text-ink-soft">{t('extension.photoNoFarm')}</p>;
  return <FarmChoice farms={farms} {...photo} />;
};

/** A picture that was chosen stays in sight whatever farm is chosen then: what is seen is what is sent. */
const FarmChoice = ({ farms, hasPhoto, ...photo }: PhotoProps & { readonly farms: readonly Farm[] }) => {
  const { t } = useWords();
  const [farmId, setFarmId] = useState(farms.length === 1 ? (farms[0]?.id ?? '') : '');
  return (
    <>
      <SelectField
        name="farmId"
        label={t('extension.farm')}
        value={farmId}
        onChange={({ target }) => setFarmId(target.value)}
      >
        <option value="">{t('extension.noFarm')}</option>
        {farms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {farmId === '' && <p className="text-ink-soft">{t('extension.photoNeedsFarm')}</p>}
      <BringAgain name="photo" isThere={hasPhoto} says={t('draft.photoAgain')} />
      {(farmId !== '' || hasPhoto) && (
        <PhotoField label={t('extension.photo')} says="extension.photoChoose" {...photo} />
      )}
    </>
  );
};
