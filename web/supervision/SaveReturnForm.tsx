import { Save } from 'lucide-react';
import { useState } from 'react';
import { saveReturn, type ReturnLine, type Targets, type YearlyReturn } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly zoneId: string; readonly made: YearlyReturn; readonly onSaved: () => void };

/** Names of the fields of targets, as the contract's own refusals name them. */
const fieldOf = (line: ReturnLine): string => `targets.${line}`;

const targetsIn = (made: YearlyReturn, fields: Readonly<Record<string, string>>): Targets =>
  Object.fromEntries(
    made.lines.flatMap(({ line }) => {
      const typed = (fields[fieldOf(line)] ?? '').replaceAll(',', '').trim();
      return typed === '' ? [] : [[line, Number(typed)]];
    }),
  );

/** Says what is to be reached in the year, and what is to be said of it. */
export const SaveReturnForm = ({ zoneId, made, onSaved }: Props) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={saveReturn}
      draftOf={(fields) => ({
        id,
        zoneId,
        year: String(made.year),
        targets: targetsIn(made, fields),
        remarks: fields['remarks'] ?? '',
        constraints: fields['constraints'] ?? '',
        after: made.version,
      })}
      onDone={onSaved}
    >
      <h2 className="text-xl font-bold">{t('board.targetsTitle')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {made.lines.map(({ line, target, usualTarget }) => (
          <TextField
            key={line}
            name={fieldOf(line)}
            inputMode="numeric"
            label={say(`board.line.${line}`)}
            hint={usualTarget === null ? undefined : t('board.usualTarget', { count: usualTarget })}
            defaultValue={target ?? ''}
          />
        ))}
      </div>
      <TextArea name="remarks" label={t('board.remarks')} defaultValue={made.remarks} rows={3} maxLength={3000} />
      <TextArea
        name="constraints"
        label={t('board.constraints')}
        defaultValue={made.constraints}
        rows={3}
        maxLength={3000}
      />
      <div>
        <SubmitButton sending={t('form.saving')}>
          <Save aria-hidden className="size-5" />
          {t('board.saveReturn')}
        </SubmitButton>
      </div>
    </Form>
  );
};
