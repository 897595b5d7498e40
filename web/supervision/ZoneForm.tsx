import { useState } from 'react';
import { createZone, reviseZone, type ZoneRow } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { lgasOf, states as allStates } from '@shuka/domain/kit/nigeria.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** The zone to change; null for a new one. */
  readonly zone: ZoneRow | null;
  readonly onDone: (zone: ZoneRow) => void;
};

const states = allStates.toSorted((one, other) => one.name.localeCompare(other.name));

/** A zone's name, state and local government areas. */
export const ZoneForm = ({ zone, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [stateCode, setState] = useState(zone?.stateCode ?? '');
  const [lgas, setLgas] = useState<readonly string[]>(zone?.lgas ?? []);
  const fields = (
    <>
      <TextField name="name" label={t('board.zoneName')} defaultValue={zone?.name} maxLength={80} required />
      <SelectField
        name="stateCode"
        label={t('farms.state')}
        value={stateCode}
        onChange={({ target }) => {
          setState(target.value);
          setLgas([]);
        }}
        required
      >
        <option value="">{t('farms.choose')}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {stateCode !== '' && <LgaBoxes stateCode={stateCode} chosen={lgas} onChange={setLgas} />}
      <div>
        <SubmitButton sending={t('form.saving')}>{t(zone === null ? 'board.makeZone' : 'board.saveZone')}</SubmitButton>
      </div>
    </>
  );
  const said = (name = '') => ({ name, stateCode, lgas: [...lgas] });
  if (zone === null)
    return (
      <Form contract={createZone} draftOf={({ name }) => ({ id, ...said(name) })} onDone={onDone}>
        {fields}
      </Form>
    );
  return (
    <Form contract={reviseZone} draftOf={({ name }) => ({ zoneId: zone.zoneId, ...said(name) })} onDone={onDone}>
      {fields}
    </Form>
  );
};

type BoxesProps = {
  readonly stateCode: string;
  readonly chosen: readonly string[];
  readonly onChange: (lgas: readonly string[]) => void;
};

const LgaBoxes = ({ stateCode, chosen, onChange }: BoxesProps) => {
  const { t } = useWords();
  const error = useFormState().errors['lgas'];
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('board.lgas', { count: chosen.length })}</legend>
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {lgasOf(stateCode).map((lga) => (
          <label key={lga} className="flex min-h-11 items-center gap-2 break-words">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-leaf"
              checked={chosen.includes(lga)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, lga] : chosen.filter((one) => one !== lga))
              }
            />
            <span className="min-w-0 break-words">{lga}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
