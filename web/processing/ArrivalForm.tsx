import { useState } from 'react';
import { noteArrival, type Formula, type Gate } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { momentOf } from '#kit/first-moment.ts';
import { SubmitButton } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { enterMovesOn } from './enter-moves-on.ts';
import { shownBy } from './shown-by.ts';

type Props = { readonly gate: Gate; readonly formula: Formula | null };

/** Notes who came: their name, what they bring, and the prices they were shown. */
export const ArrivalForm = ({ gate, formula }: Props) => {
  const words = useWords();
  const { t } = words;
  const [id, setId] = useState(newId);
  return (
    <div ref={enterMovesOn}>
      <Form
        key={id}
        contract={noteArrival}
        draftOf={({ name = '', shown = '', crop = '', vehicle = '' }) => ({
          id,
          companyId: gate.id,
          keeperId: null,
          name,
          ...shownBy(shown),
          crop,
          vehicle,
          formulaId: formula?.id ?? null,
          arrivedAt: momentOf(id),
        })}
        onDone={() => setId(newId())}
      >
        <TextField name="name" label={t('weigh.name')} maxLength={80} />
        <TextField name="shown" label={t('weigh.shown')} maxLength={40} />
        <SelectField name="crop" label={t('weigh.crop')}>
          {(formula?.lines ?? []).map(({ crop }) => (
            <option key={crop} value={crop}>
              {cropName(crop, words)}
            </option>
          ))}
        </SelectField>
        <TextField name="vehicle" label={t('weigh.vehicle')} maxLength={40} />
        <SubmitButton sending={t('form.sending')} look="quiet">
          {t('weigh.noteArrival')}
        </SubmitButton>
      </Form>
    </div>
  );
};
