import { useState } from 'react';
import { revisePlan, timesOfDay, type TimeOfDay, type VisitPlan } from '@shuka/domain/extension';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { timeWords } from './visit-words.ts';

type Fields = Readonly<Record<string, string>>;

const revisionOf = (planId: string, { what = '', plannedOn = '', timeOfDay = '', reason = '' }: Fields) => ({
  planId,
  plannedOn: what === 'cancel' ? null : plannedOn,
  timeOfDay: what === 'cancel' || timeOfDay === '' ? null : (timeOfDay as TimeOfDay), // one of the choices of the field
  reason: reason.trim(),
});

/** Moves a planned visit to another day, or calls it off and says why. */
export const MovePlanForm = ({ plan, onSaved }: { plan: VisitPlan; onSaved: () => void }) => {
  const { t } = useWords();
  const [what, setWhat] = useState('move');
  const choices = [
    { value: 'move', label: t('visit.moveIt') },
    { value: 'cancel', label: t('visit.cancelIt') },
  ];
  const check = (fields: Fields): Record<string, string> =>
    fields['what'] === 'cancel' && (fields['reason'] ?? '').trim() === '' ? { reason: 'visit.whyRequired' } : {};
  return (
    <Form contract={revisePlan} draftOf={(fields) => revisionOf(plan.id, fields)} check={check} onDone={onSaved}>
      <div
        onChange={({ target }) => target instanceof HTMLInputElement && target.name === 'what' && setWhat(target.value)}
      >
        <ChoiceField name="what" label={t('visit.move')} choices={choices} chosen="move" />
      </div>
      {what === 'move' && <DayFields day={plan.plannedOn} timeOfDay={plan.timeOfDay} />}
      <TextField name="reason" label={t('visit.reason')} maxLength={500} />
      <SubmitButton sending={t('form.saving')}>{t('visit.moveSave')}</SubmitButton>
    </Form>
  );
};

/** On which day, and roughly when. */
export const DayFields = ({ day, timeOfDay }: { day: string; timeOfDay: TimeOfDay | null }) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="plannedOn" type="date" label={t('visit.plannedOn')} defaultValue={day} required />
      <SelectField name="timeOfDay" label={t('visit.timeOfDay')} defaultValue={timeOfDay ?? ''}>
        <option value="">{t('visit.anyTime')}</option>
        {timesOfDay.map((time) => (
          <option key={time} value={time}>
            {t(timeWords[time])}
          </option>
        ))}
      </SelectField>
    </>
  );
};
