import { useState } from 'react';
import { declareDisaster } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { lgasOf, states as allStates } from '@shuka/domain/kit/nigeria.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

const states = allStates.toSorted((one, other) => one.name.localeCompare(other.name));

/** Notes a declared disaster with its paper. */
export const DisasterForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const [id, setId] = useState(newId);
  const [stateCode, setState] = useState('');
  const [lgas, setLgas] = useState<readonly string[]>([]);
  return (
    <Form
      key={id}
      contract={declareDisaster}
      draftOf={(fields) => ({
        id,
        what: fields['what'] ?? '',
        stateCode,
        lgas: [...lgas],
        fromOn: fields['fromOn'] ?? '',
        untilOn: fields['untilOn'] ?? '',
        source: fields['source'] ?? '',
        sourceNumber: fields['sourceNumber'] ?? '',
        sourceOn: fields['sourceOn'] ?? '',
      })}
      onDone={() => {
        setId(newId());
        setLgas([]);
        onDone();
      }}
    >
      <h2 className="text-xl font-bold">{t('lending.disasterNote')}</h2>
      <TextField name="what" label={t('lending.disasterWhat')} maxLength={160} />
      <SelectField
        name="stateCode"
        label={t('lending.disasterState')}
        value={stateCode}
        onChange={({ target }) => {
          setState(target.value);
          setLgas([]);
        }}
      >
        <option value="">{t('loans.choose')}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {stateCode !== '' && <LgaBoxes stateCode={stateCode} chosen={lgas} onChange={setLgas} />}
      <PaperFields />
      <SubmitButton sending={t('form.sending')}>{t('lending.disasterSend')}</SubmitButton>
    </Form>
  );
};

/** From when to when, and the paper it was declared by. */
const PaperFields = () => {
  const { t } = useWords();
  return (
    <>
      <TextField type="date" name="fromOn" label={t('lending.disasterFrom')} />
      <TextField type="date" name="untilOn" label={t('lending.disasterUntil')} />
      <TextField name="source" label={t('lending.disasterSource')} maxLength={200} />
      <TextField name="sourceNumber" label={t('lending.disasterNumber')} maxLength={80} />
      <TextField type="date" name="sourceOn" label={t('lending.disasterSourceOn')} />
    </>
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
      <legend className="font-semibold">{t('lending.disasterLgas', { count: chosen.length })}</legend>
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
