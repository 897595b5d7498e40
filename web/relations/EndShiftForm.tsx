import { useRef } from 'react';
import { closeShift, handOverShift } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** Somebody who can be handed a shift. */
export type Colleague = { readonly accountId: string; readonly name: string };

type Props = {
  readonly companyId: string;
  /** Who can be next; null where the shift ends with nobody. */
  readonly next: readonly Colleague[] | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** A count as it was typed; what is none is refused beside its field. */
const countOf = (typed = ''): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Hands the shift to the next, or ends it: what stands, and what they should know. */
export const EndShiftForm = ({ companyId, next, onDone, onCancel }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  const says = next === null ? t('shift.close') : t('shift.handOver');
  const fields = (
    <>
      {next !== null && (
        <SelectField name="toId" label={t('shift.next')} required>
          {next.map(({ accountId, name }) => (
            <option key={accountId} value={accountId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField name="trucks" label={t('shift.trucks')} inputMode="numeric" maxLength={9} required />
      <TextField name="bags" label={t('shift.bags')} inputMode="numeric" maxLength={9} required />
      <TextArea name="note" label={t('shift.note')} hint={t('shift.noteHint')} maxLength={500} />
      <SubmitButton sending={t('form.sending')}>{says}</SubmitButton>
      <Button look="bare" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </>
  );
  const counted = ({ trucks, bags, note = '' }: Readonly<Record<string, string>>) => {
    return { id: id.current, companyId, trucks: countOf(trucks), bags: countOf(bags), note };
  };
  if (next === null)
    return (
      <Form contract={closeShift} draftOf={counted} onDone={onDone}>
        {fields}
      </Form>
    );
  return (
    <Form
      contract={handOverShift}
      draftOf={(typed) => ({ ...counted(typed), toId: typed['toId'] ?? '' })}
      onDone={onDone}
    >
      {fields}
    </Form>
  );
};
