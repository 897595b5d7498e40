import { contactKinds, type ContactKind } from '@shuka/domain/messaging';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

const states = ['open', 'overdue', 'answered'] as const;

/** What of the messages is shown. */
export type Shown = {
  readonly state: (typeof states)[number];
  readonly kind?: ContactKind;
  readonly reference?: string;
};

const withKind = ({ state, reference }: Shown, typed: string | null): Shown => {
  const kind = contactKinds.find((one) => one === typed);
  const rest = { state, ...(reference === undefined ? {} : { reference }) };
  return kind === undefined ? rest : { ...rest, kind };
};

const withReference = ({ state, kind }: Shown, reference: string): Shown => {
  const rest = { state, ...(kind === undefined ? {} : { kind }) };
  return reference === '' ? rest : { ...rest, reference };
};

/** What waits; of complaints alone where the home of an admin leads to them. */
export const shownFirst = (): Shown => withKind({ state: 'open' }, new URLSearchParams(location.search).get('kind'));

type Props = { readonly shown: Shown; readonly onChange: (shown: Shown) => void };

export const ContactFilter = ({ shown, onChange }: Props) => {
  const { t, say } = useWords();
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        name="state"
        label={t('inbox.show')}
        value={shown.state}
        onChange={({ target }) => onChange({ ...shown, state: states.find((one) => one === target.value) ?? 'open' })}
      >
        {states.map((one) => (
          <option key={one} value={one}>
            {say(`inbox.stateOf.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="kind"
        label={t('inbox.kind')}
        value={shown.kind ?? ''}
        onChange={({ target }) => onChange(withKind(shown, target.value))}
      >
        <option value="">{t('inbox.everyKind')}</option>
        {contactKinds.map((one) => (
          <option key={one} value={one}>
            {say(`inbox.kindOf.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="search"
        name="reference"
        label={t('inbox.reference')}
        onChange={({ target }) => onChange(withReference(shown, target.value.trim()))}
      />
    </div>
  );
};
