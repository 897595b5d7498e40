import { reviseFarm, type Farm } from '@shuka/domain/farms';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { draftOfFields, FarmFields } from './FarmFields.tsx';

/** Changes a farm's details, unless they were changed elsewhere meanwhile. */
export const ReviseFarmForm = ({ farm, onChanged }: { farm: Farm; onChanged: () => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={reviseFarm}
      draftOf={(fields) => ({ farmId: farm.id, revision: farm.revision, ...draftOfFields(fields) })}
      onDone={onChanged}
    >
      <FarmFields farm={farm} />
      <SubmitButton sending={t('form.saving')}>{t('farms.saveChanges')}</SubmitButton>
    </Form>
  );
};
