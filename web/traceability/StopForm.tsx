import { useState } from 'react';
import { stopReasons } from '@shuka/domain/traceability';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import type { Said } from './driving.ts';

type Props = {
  readonly onSaid: (said: Pick<Said, 'kind' | 'reason' | 'note'>) => void;
  readonly onBack: () => void;
};

/** Why a driver stands or comes late: one touch, and a word where they want. */
export const StopForm = ({ onSaid, onBack }: Props) => {
  const { t, say } = useWords();
  const [reason, setReason] = useState<(typeof stopReasons)[number] | null>(null);
  const [note, setNote] = useState('');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-lg font-bold">{t('driver.whyStopped')}</legend>
        {stopReasons.map((one) => (
          <label
            key={one}
            className="flex min-h-14 items-center gap-3 rounded-xl border-2 border-line-strong bg-paper px-4 font-semibold has-checked:border-leaf has-checked:bg-leaf-soft"
          >
            <input
              type="radio"
              name="reason"
              className="size-5"
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {say(`trip.stop.${one}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        name="note"
        label={t('driver.note')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button disabled={reason === null} onClick={() => onSaid({ kind: 'stopped', reason, note: note.trim() })}>
        {t('driver.sayStop')}
      </Button>
      <Button look="bare" onClick={onBack}>
        {t('driver.back')}
      </Button>
    </section>
  );
};
