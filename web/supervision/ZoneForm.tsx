import { useState } from 'react';
import { createZone, reviseZone, type ZoneRow } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { LgaBoxes, type LgaBoxesProps } from '#kit/lga-boxes.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { statesByName } from '#kit/states-by-name.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** The zone to change; null for a new one. */
  readonly zone: ZoneRow | null;
  readonly onDone: (zone: ZoneRow) => void;
};

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
        <StateOptions states={statesByName} />
      </SelectField>
      {stateCode !== '' && <LgasField stateCode={stateCode} chosen={lgas} onChange={setLgas} />}
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

const LgasField = (props: LgaBoxesProps) => {
  const { t } = useWords();
  const error = useFormState().errors['lgas'];
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('board.lgas', { count: props.chosen.length })}</legend>
      <LgaBoxes {...props} />
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
