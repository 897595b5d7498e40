import { useState } from 'react';
import {
  changeTaskRule,
  cropTaskKinds,
  taskPriorities,
  type TaskPriority,
  type TaskRule,
} from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { priorityWords, ruleWords } from './task-rule-words.ts';

type Props = {
  readonly rule: TaskRule;
  /** Every rule as it holds: a change for another crop is made of that crop's rule, or of none. */
  readonly rules: readonly TaskRule[];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

const numberIn = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));

const cropIn = (text = ''): string => text.trim().toLowerCase().replaceAll(' ', '-');

/** Changes how a rule makes tasks, with a reason. What was said before stays on record. */
export const ChangeTaskRuleForm = ({ rule, rules, onSaved, onCancel }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const { kind } = rule;
  const draftOf = (fields: Readonly<Record<string, string>>) => {
    const crop = cropIn(fields['crop']);
    return {
      id,
      kind,
      crop,
      isOn: fields['isOn'] === 'yes',
      days: numberIn(fields['days']),
      priority: numberIn(fields['priority']) as TaskPriority, // one of the choices
      mostSnoozeDays: numberIn(fields['mostSnoozeDays']),
      source: fields['source'] ?? '',
      after: rules.find((one) => one.kind === kind && one.crop === crop)?.version ?? 0,
    };
  };
  return (
    <Form contract={changeTaskRule} draftOf={draftOf} onDone={onSaved}>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lg font-bold">{t('rules.changeTitle', { what: t(ruleWords[kind].name) })}</legend>
        {cropTaskKinds.includes(kind) && (
          <TextField name="crop" label={t('rules.crop')} hint={t('rules.cropHint')} defaultValue={rule.crop} />
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="isOn" value="yes" defaultChecked={rule.isOn} className="size-5 accent-leaf" />
          {t('rules.isOn')}
        </label>
        <RuleFields rule={rule} />
        <FormEnd onCancel={onCancel}>
          <SubmitButton sending={t('form.saving')}>{t('rules.save')}</SubmitButton>
        </FormEnd>
      </fieldset>
    </Form>
  );
};

const RuleFields = ({ rule }: { rule: TaskRule }) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="days"
        inputMode="numeric"
        label={t('rules.days')}
        hint={t(ruleWords[rule.kind].counts, { days: rule.days })}
        defaultValue={rule.days}
      />
      <SelectField name="priority" label={t('rules.priority')} defaultValue={rule.priority}>
        {taskPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {t(priorityWords[priority])}
          </option>
        ))}
      </SelectField>
      <TextField
        name="mostSnoozeDays"
        inputMode="numeric"
        label={t('rules.mostSnooze')}
        hint={t('rules.mostSnoozeHint')}
        defaultValue={rule.mostSnoozeDays}
      />
      <TextArea name="source" label={t('rules.reason')} rows={2} maxLength={300} />
    </>
  );
};
