import { TextArea, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import type { Fields } from './visit-fields.ts';

/** The advice, what was used since the last time, and what comes next. */
export const NextFields = ({ begins }: { begins: Fields }) => {
  const { t } = useWords();
  return (
    <>
      <TextArea
        name="advice"
        label={t('extension.advice')}
        hint={t('extension.adviceHint')}
        defaultValue={begins['advice']}
        maxLength={2000}
        required
      />
      <TextField
        name="form.inputsUsed"
        label={t('visit.inputsUsed')}
        hint={t('visit.inputsHint')}
        defaultValue={begins['form.inputsUsed'] ?? ''}
        maxLength={500}
      />
      <TextField
        name="form.nextStep"
        label={t('visit.nextStep')}
        defaultValue={begins['form.nextStep'] ?? ''}
        maxLength={500}
      />
      <TextField name="form.nextOn" type="date" label={t('visit.nextOn')} defaultValue={begins['form.nextOn'] ?? ''} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          name="form.womenPresent"
          label={t('visit.women')}
          defaultValue={begins['form.womenPresent'] ?? ''}
          inputMode="numeric"
          maxLength={4}
        />
        <TextField
          name="form.youthPresent"
          label={t('visit.youth')}
          defaultValue={begins['form.youthPresent'] ?? ''}
          inputMode="numeric"
          maxLength={4}
        />
      </div>
    </>
  );
};
