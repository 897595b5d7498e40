import { useRef, useState } from 'react';
import { photographFarm, registerFarm, type Farm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { PhotoField } from '#kit/photo-field.tsx';
import { useWords } from '#kit/words.tsx';
import { draftOfFields, FarmFields } from './FarmFields.tsx';

type Props = { readonly onAdded: (farm: Farm, photoProblem: string | null) => void };

/** A new farm. Its picture follows once the farm is kept, so that a picture that fails never loses the farm. */
export const AddFarmForm = ({ onAdded }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  const [photo, setPhoto] = useState<Blob | null>(null);

  const finish = async (farm: Farm): Promise<void> => {
    if (photo === null) return onAdded(farm, null);
    const sent = await call(photographFarm, { farmId: farm.id }, photo);
    onAdded(sent.ok ? sent.value : farm, sent.ok ? null : t('farms.addedWithoutPhoto', { name: farm.name }));
  };

  return (
    <Form contract={registerFarm} draftOf={(fields) => ({ id: id.current, ...draftOfFields(fields) })} onDone={finish}>
      <FarmFields />
      <PhotoField label={t('farms.photo')} standIn="/pictures/farm-default.svg" onChosen={setPhoto} />
      <SubmitButton sending={t('form.saving')}>{t('farms.save')}</SubmitButton>
    </Form>
  );
};
