import { useRef } from 'react';
import { countryCode } from '@shuka/domain/figures';
import { makeProgramme } from '@shuka/domain/integrations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';

/** The organisation, and the place it may read figures of. */
export const ProgrammeForm = ({ onDone }: { readonly onDone: (programmeId: string) => void }) => {
  const { t } = useWords();
  const id = useRef(newId());
  return (
    <Form
      contract={makeProgramme}
      draftOf={({ name = '', place = '' }) => ({ id: id.current, name, place })}
      onDone={(made) => onDone(made.id)}
    >
      <TextField name="name" label={t('programs.programmeName')} hint={t('programs.programmeHint')} maxLength={80} />
      <SelectField name="place" label={t('programs.place')} defaultValue="">
        <option value="" disabled>
          {t('programs.choosePlace')}
        </option>
        <option value={countryCode}>{t('programs.country')}</option>
        <StateOptions />
      </SelectField>
      <SubmitButton sending={t('form.sending')}>{t('programs.letIn')}</SubmitButton>
    </Form>
  );
};
