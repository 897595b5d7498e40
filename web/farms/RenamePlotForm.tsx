import { revisePlot, type Plot } from '@shuka/domain/farms';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly plot: Plot; readonly onRenamed: () => void };

/** Another name for a plot; its boundary stays. */
export const RenamePlotForm = ({ plot, onRenamed }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={revisePlot}
      draftOf={({ name = '' }) => ({ plotId: plot.id, was: { name: plot.name }, becomes: { name } })}
      onDone={onRenamed}
    >
      <TextField name="name" label={t('plots.name')} defaultValue={plot.name} maxLength={80} required />
      <SubmitButton sending={t('form.saving')}>{t('farms.saveChanges')}</SubmitButton>
    </Form>
  );
};
