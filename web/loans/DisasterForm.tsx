import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { declareDisaster, type DisasterArea } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { lgasOf } from '@shuka/domain/kit/nigeria.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { LgaBoxes, type LgaBoxesProps } from '#kit/lga-boxes.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { statesByName } from '#kit/states-by-name.ts';
import { useWords } from '#kit/words.tsx';

type Chosen = Readonly<Record<string, readonly string[]>>;

const areasOf = (chosen: Chosen): DisasterArea[] =>
  Object.entries(chosen).flatMap(([stateCode, lgas]) => (lgas.length === 0 ? [] : [{ stateCode, lgas: [...lgas] }]));

/** Notes a declared disaster with its paper; one paper may name several states. */
export const DisasterForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const [id, setId] = useState(newId);
  const [chosen, setChosen] = useState<Chosen>({});
  return (
    <Form
      key={id}
      contract={declareDisaster}
      draftOf={(fields) => ({
        id,
        what: fields['what'] ?? '',
        areas: areasOf(chosen),
        fromOn: fields['fromOn'] ?? '',
        untilOn: fields['untilOn'] ?? '',
        source: fields['source'] ?? '',
        sourceNumber: fields['sourceNumber'] ?? '',
        sourceOn: fields['sourceOn'] ?? '',
      })}
      onDone={() => {
        setId(newId());
        setChosen({});
        onDone();
      }}
    >
      <h2 className="text-xl font-bold">{t('lending.disasterNote')}</h2>
      <TextField name="what" label={t('lending.disasterWhat')} maxLength={160} />
      <AreaFields chosen={chosen} onChange={setChosen} />
      <PaperFields />
      <SubmitButton sending={t('form.sending')}>
        <FilePlus aria-hidden className="size-5 shrink-0" />
        {t('lending.disasterSend')}
      </SubmitButton>
    </Form>
  );
};

type AreasProps = { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void };

/** LGAs, state after state: what was ticked in one stays while another is looked at. */
const AreaFields = ({ chosen, onChange }: AreasProps) => {
  const { t } = useWords();
  const [stateCode, setState] = useState('');
  const error = useFormState().errors['areas'];
  return (
    <>
      <SelectField
        name="stateCode"
        label={t('lending.disasterState')}
        hint={t('lending.disasterStates')}
        value={stateCode}
        onChange={({ target }) => setState(target.value)}
      >
        <option value="">{t('loans.choose')}</option>
        <StateOptions states={statesByName} />
      </SelectField>
      {stateCode !== '' && (
        <LgasField
          stateCode={stateCode}
          chosen={chosen[stateCode] ?? []}
          onChange={(lgas) => onChange({ ...chosen, [stateCode]: lgas })}
        />
      )}
      <ul className="grid gap-1 empty:hidden">
        {areasOf(chosen).map((area) => (
          <li key={area.stateCode} className="break-words">
            <strong>{stateName(area.stateCode)}</strong> {area.lgas.join(', ')}
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </>
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

const LgasField = ({ stateCode, chosen, onChange }: LgaBoxesProps) => {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('lending.disasterLgas', { count: chosen.length })}</legend>
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-leaf"
          checked={chosen.length === lgasOf(stateCode).length}
          onChange={({ target }) => onChange(target.checked ? lgasOf(stateCode) : [])}
        />
        <span className="min-w-0">{t('lending.disasterAllLgas')}</span>
      </label>
      <LgaBoxes stateCode={stateCode} chosen={chosen} onChange={onChange} />
    </fieldset>
  );
};
