import { useRef, useState } from 'react';
import { changeFlag, flagModes, type FlagName, type FlagState } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { stateChoices } from '@shuka/domain/kit/state-names.ts';
import { roles } from '@shuka/domain/kit/viewer.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly flag: FlagState; readonly onDone: () => void };

/** For whom a flag shall be on, and why. */
export const ChangeFlagForm = ({ flag, onDone }: Props) => {
  const { t, say } = useWords();
  const id = useRef(newId());
  const [chosenRoles, setRoles] = useState<FlagState['roles']>(flag.roles);
  const [states, setStates] = useState<readonly string[]>(flag.states);
  return (
    <Form
      contract={changeFlag}
      draftOf={({ mode = '', percent = '', reason = '' }) => ({
        id: id.current,
        name: flag.name as FlagName, // one of those that were listed
        mode: mode as FlagState['mode'], // one of the choices
        roles: [...chosenRoles],
        states: [...states],
        percent: percent.trim() === '' ? Number.NaN : Number(percent),
        reason,
      })}
      onDone={onDone}
    >
      <SelectField name="mode" label={t('flags.modeTitle')} defaultValue={flag.mode}>
        {flagModes.map((mode) => (
          <option key={mode} value={mode}>
            {say(`flags.mode.${mode}`)}
          </option>
        ))}
      </SelectField>
      <Ticks
        legend={t('flags.roles')}
        choices={roles.map((role) => ({ key: role, says: say(`role.${role}`) }))}
        chosen={chosenRoles}
        onChange={setRoles}
      />
      <Ticks
        legend={t('flags.states')}
        choices={stateChoices.map(({ code, name }) => ({ key: code, says: name }))}
        chosen={states}
        onChange={setStates}
      />
      <TextField name="percent" inputMode="numeric" label={t('flags.percent')} defaultValue={flag.percent} />
      <TextField name="reason" label={t('roles.reason')} maxLength={300} required />
      <SubmitButton sending={t('form.saving')}>{t('flags.save')}</SubmitButton>
    </Form>
  );
};

type TicksProps<Key extends string> = {
  readonly legend: string;
  readonly choices: readonly { readonly key: Key; readonly says: string }[];
  readonly chosen: readonly Key[];
  readonly onChange: (chosen: Key[]) => void;
};

const Ticks = <Key extends string>({ legend, choices, chosen, onChange }: TicksProps<Key>) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 font-semibold">{legend}</legend>
    <div className="grid max-h-60 gap-1 overflow-y-auto rounded-xl border border-line p-2 sm:grid-cols-2">
      {choices.map(({ key, says }) => (
        <label key={key} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={() => onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])}
            className="size-5 accent-leaf"
          />
          {says}
        </label>
      ))}
    </div>
  </fieldset>
);
