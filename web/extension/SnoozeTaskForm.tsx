import { useState } from 'react';
import { snoozeTask, type ManagerTask } from '@shuka/domain/extension';
import { addDays } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea } from '#kit/field.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly task: ManagerTask;
  readonly today: string;
  readonly onSaved: (until: string) => void;
  readonly onCancel: () => void;
};

/** A few days to choose from, the longest as long as the rule allows. */
const choicesUpTo = (most: number): number[] => [...new Set([1, 3, 7, 14, most].filter((days) => days <= most))];

/** Puts a task off, with the reason why. */
export const SnoozeTaskForm = ({ task, today, onSaved, onCancel }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const choices = choicesUpTo(task.mostSnoozeDays).map((days) => ({
    value: addDays(today, days),
    label: t('task.inDays', { count: days }),
  }));
  return (
    <Form
      contract={snoozeTask}
      draftOf={({ until = '', reason = '' }) => ({
        id,
        taskId: task.id,
        keeperId: task.keeperId,
        state: 'snoozed' as const,
        reason,
        until: until === '' ? null : until,
      })}
      check={({ until = '', reason = '' }): Record<string, string> => ({
        ...(until === '' ? { until: 'task.untilRequired' } : {}),
        ...(reason.trim() === '' ? { reason: 'task.reasonRequired' } : {}),
      })}
      onDone={(_word, { until }) => onSaved(until ?? today)}
    >
      <ChoiceField name="until" label={t('task.when')} choices={choices} chosen={choices[0]?.value} />
      <TextArea name="reason" label={t('task.reason')} hint={t('task.reasonHint')} maxLength={300} rows={2} required />
      <FormEnd onCancel={onCancel}>
        <SubmitButton sending={t('form.saving')}>{t('task.putOffSend')}</SubmitButton>
      </FormEnd>
    </Form>
  );
};
