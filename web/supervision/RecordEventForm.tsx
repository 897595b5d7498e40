import { Save } from 'lucide-react';
import { useState } from 'react';
import { eventKinds, recordEvent, type EventKind, type ExtensionEvent } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** The event that this one takes the place of. */
  readonly mended: ExtensionEvent | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

const numberIn = (text = '', empty = 0): number => (text.trim() === '' ? empty : Number(text));

type Fields = Readonly<Record<string, string>>;

const draftOf = (id: string, corrects: string | null, fields: Fields) => ({
  id,
  kind: fields['kind'] as EventKind, // one of the choices, or refused by the contract
  title: fields['title'] ?? '',
  organiser: fields['organiser'] ?? '',
  category: fields['category'] ?? '',
  heldOn: fields['heldOn'] ?? '',
  many: numberIn(fields['many'], 1),
  men: numberIn(fields['men']),
  women: numberIn(fields['women']),
  youth: numberIn(fields['youth']),
  place: fields['place'] ?? '',
  collaborators: fields['collaborators'] ?? '',
  note: fields['note'] ?? '',
  corrects,
  isCancelled: fields['isCancelled'] === 'yes',
});

/** Records an event of extension, or one in the place of another that was wrong. */
export const RecordEventForm = ({ mended, onDone, onCancel }: Props) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  const today = useToday();
  return (
    <Form contract={recordEvent} draftOf={(fields) => draftOf(id, mended?.id ?? null, fields)} onDone={onDone}>
      <h2 className="text-xl font-bold">
        {mended === null ? t('board.newEvent') : t('board.mendOf', { title: mended.title })}
      </h2>
      <SelectField name="kind" label={t('board.kindLabel')} defaultValue={mended?.kind ?? ''} required>
        <option value="">{t('farms.choose')}</option>
        {eventKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`board.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField name="title" label={t('board.eventName')} defaultValue={mended?.title} maxLength={200} required />
      <TextField name="heldOn" type="date" label={t('board.heldOn')} defaultValue={mended?.heldOn ?? today} required />
      <Counts mended={mended} />
      <More mended={mended} />
      {mended !== null && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="isCancelled" value="yes" className="size-6 shrink-0 accent-leaf" />
          {t('board.cancelEvent')}
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={t('form.saving')}>
          <Save aria-hidden className="size-5" />
          {t('board.saveEvent')}
        </SubmitButton>
        {mended !== null && (
          <Button look="bare" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
};

const Counts = ({ mended }: Pick<Props, 'mended'>) => {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <TextField name="many" inputMode="numeric" label={t('board.many')} defaultValue={mended?.many ?? 1} />
      <TextField name="men" inputMode="numeric" label={t('board.men')} defaultValue={mended?.men} />
      <TextField name="women" inputMode="numeric" label={t('board.women')} defaultValue={mended?.women} />
      <TextField name="youth" inputMode="numeric" label={t('board.youth')} defaultValue={mended?.youth} />
    </div>
  );
};

const More = ({ mended }: Pick<Props, 'mended'>) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="place" label={t('board.place')} defaultValue={mended?.place} maxLength={200} />
      <TextField name="organiser" label={t('board.organiser')} defaultValue={mended?.organiser} maxLength={200} />
      <TextField name="category" label={t('board.category')} defaultValue={mended?.category} maxLength={120} />
      <TextField
        name="collaborators"
        label={t('board.collaborators')}
        defaultValue={mended?.collaborators}
        maxLength={300}
      />
      <TextArea name="note" label={t('board.eventNote')} defaultValue={mended?.note} rows={2} maxLength={1000} />
    </>
  );
};
