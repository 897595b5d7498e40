import { useState } from 'react';
import { registerFarm, type Farm } from '@shuka/domain/farms';
import { BringAgain } from '#kit/bring-again.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { PhotoField } from '#kit/photo-field.tsx';
import { useWords } from '#kit/words.tsx';
import { draftOfFields, FarmFields } from './FarmFields.tsx';
import { savePhoto } from './save-photo.ts';

type Props = { readonly onAdded: (farm: Farm, photoProblem: string | null) => void | Promise<void> };

type Chosen = { readonly photo: Blob; readonly takenAt: Date };

/** A new farm; what was typed of it is kept on the phone until it is saved. */
export const AddFarmForm = ({ onAdded }: Props) => (
  <FormDraft name="farm">
    {(forget) => (
      <FarmForm
        onAdded={async (farm, photoProblem) => {
          await forget(); // the form that opens next would find it
          await onAdded(farm, photoProblem);
        }}
      />
    )}
  </FormDraft>
);

/** The farm, then its picture, both saved on the phone: a picture that fails never loses the farm. */
const FarmForm = ({ onAdded }: Props) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isShrinking, setShrinking] = useState(false);

  const finish = async (farm: Farm): Promise<void> => {
    const subject = { farmId: farm.id, plotId: null };
    const saved = chosen === null ? null : await savePhoto(subject, chosen.photo, chosen.takenAt);
    await onAdded(farm, saved?.ok === false ? t('farms.addedWithoutPhoto', { name: farm.name }) : null);
  };

  return (
    <NewActForm contract={registerFarm} draftOf={(fields, id) => ({ id, ...draftOfFields(fields) })} onDone={finish}>
      <FarmFields />
      <BringAgain name="photo" isThere={chosen !== null} says={t('draft.photoAgain')} />
      <PhotoField
        label={t('farms.photo')}
        standIn="/pictures/farm-default.svg"
        onChosen={(photo, takenAt) => setChosen(photo && { photo, takenAt })}
        onBusy={setShrinking}
      />
      <SubmitButton sending={t('form.saving')} isDisabled={isShrinking}>
        {t('farms.save')}
      </SubmitButton>
    </NewActForm>
  );
};
