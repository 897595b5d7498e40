import { useState } from 'react';
import { answeredRequest, answerRequest, type RequestAnswer, type VisitRequest } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Fields = Readonly<Record<string, string>>;

const answerOf = (requestId: string, { state = '', plannedOn = '', answer = '' }: Fields): RequestAnswer => ({
  requestId,
  state: state as RequestAnswer['state'], // refused beside the field when nothing was chosen
  plannedOn: state === 'planned' && plannedOn !== '' ? plannedOn : null,
  answer: answer.trim(),
});

/** Plans the visit a farmer asked for, or says why there will be none. */
export const AnswerRequestForm = ({ request, onSaved }: { request: VisitRequest; onSaved: () => void }) => {
  const { t } = useWords();
  const [state, setState] = useState<string>('planned');
  const today = useToday();
  const check = (fields: Fields): Record<string, string> => {
    const answer = answerOf(request.id, fields);
    if (answer.plannedOn !== null && answer.plannedOn < today) return { plannedOn: 'extension.plannedPast' };
    try {
      answeredRequest(request, answer);
      return {};
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return Object.fromEntries(error.fields.map(({ field, says }) => [field, says]));
    }
  };
  const choices = [
    { value: 'planned', label: t('extension.planIt') },
    { value: 'declined', label: t('extension.declineIt') },
  ];
  return (
    <Form contract={answerRequest} draftOf={(fields) => answerOf(request.id, fields)} check={check} onDone={onSaved}>
      <div onChange={({ target }) => target instanceof HTMLInputElement && setState(target.value)}>
        <ChoiceField name="state" label={t('extension.answerRequest')} choices={choices} chosen="planned" />
      </div>
      {state === 'planned' && (
        <TextField
          name="plannedOn"
          type="date"
          label={t('extension.plannedOn')}
          defaultValue={request.plannedOn ?? request.wantedOn ?? ''}
          min={today}
          required
        />
      )}
      <TextArea name="answer" label={t('extension.answer')} defaultValue={request.answer} maxLength={1000} rows={3} />
      <SubmitButton sending={t('form.saving')}>{t('extension.answerSend')}</SubmitButton>
    </Form>
  );
};
