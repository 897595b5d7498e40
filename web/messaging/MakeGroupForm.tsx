import { useRef, useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { makeGroup } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { fullName } from './use-talk.ts';

/** Makes a group of farmers in the care of the manager. */
export const MakeGroupForm = ({ onMade }: { readonly onMade: () => void }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useRef(newId());
  const [memberIds, setMemberIds] = useState<readonly string[]>([]);
  if (!isOpen)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('room.newGroup')}
      </Button>
    );
  return (
    <Form
      contract={makeGroup}
      draftOf={({ name = '' }) => ({ id: id.current, name, memberIds: [...memberIds] })}
      onDone={() => {
        id.current = newId();
        setMemberIds([]);
        setOpen(false);
        onMade();
      }}
    >
      <TextField name="name" label={t('room.name')} maxLength={80} required />
      <FarmerBoxes chosen={memberIds} onChange={setMemberIds} />
      <SubmitButton sending={t('form.sending')}>{t('room.newGroup')}</SubmitButton>
    </Form>
  );
};

type BoxesProps = { readonly chosen: readonly string[]; readonly onChange: (ids: readonly string[]) => void };

const FarmerBoxes = ({ chosen, onChange }: BoxesProps) => {
  const { t } = useWords();
  const farmers = useKept(farmerRows);
  const error = useFormState().errors['memberIds'];
  const change = (farmerId: string, isIn: boolean): void =>
    onChange(isIn ? [...chosen, farmerId] : chosen.filter((one) => one !== farmerId));
  return (
    <fieldset className="grid max-h-96 gap-2 overflow-y-auto" tabIndex={-1} data-invalid={error !== undefined}>
      <legend className="mb-1 font-semibold">{t('room.members')}</legend>
      {farmers.map(({ row }) => (
        <label key={row.id} className="flex min-h-12 items-center gap-3 rounded-xl border border-line px-3">
          <input
            type="checkbox"
            checked={chosen.includes(row.id)}
            onChange={({ target }) => change(row.id, target.checked)}
            className="size-5 shrink-0 accent-leaf"
          />
          {fullName(row)}
        </label>
      ))}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};
