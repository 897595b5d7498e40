import { createContext, useContext, type InputHTMLAttributes, type ReactNode } from 'react';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import type { Fields } from '@shuka/domain/reports';

type Typed = { readonly fields: Fields; readonly type: (name: string, text: string) => void };

/** What is typed in the report form, for the fields of all its steps. */
export const TypedContext = createContext<Typed>({ fields: {}, type: () => undefined });

export const useTyped = (): Typed => useContext(TypedContext);

type Props = { readonly name: string; readonly label: string; readonly hint?: ReactNode };

type InputProps = Props & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange'>;

export const FormField = (props: InputProps) => {
  const { fields, type } = useTyped();
  const { name } = props;
  return (
    <TextField
      autoComplete="off"
      {...props}
      value={fields[name] ?? ''}
      onChange={({ target }) => type(name, target.value)}
    />
  );
};

/** A field for naira or a count: phones show digits. */
export const NumberField = (props: Props) => <FormField {...props} inputMode="decimal" maxLength={30} />;

export const FormArea = (props: Props & { readonly maxLength: number }) => {
  const { fields, type } = useTyped();
  const { name } = props;
  return (
    <TextArea {...props} value={fields[name] ?? ''} onChange={({ target }) => type(name, target.value)} rows={6} />
  );
};

type Choice = readonly [value: string, words: string];

export const FormSelect = ({ choices, ...props }: Props & { readonly choices: readonly Choice[] }) => {
  const { fields, type } = useTyped();
  const { name } = props;
  return (
    <SelectField {...props} value={fields[name] ?? ''} onChange={({ target }) => type(name, target.value)}>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
};

/** A mark to set, as large as a button. */
export const FormCheck = ({ name, label, hint }: Props) => {
  const { fields, type } = useTyped();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 has-checked:border-leaf has-checked:bg-leaf-soft">
        <input
          type="checkbox"
          name={name}
          checked={fields[name] === 'yes'}
          onChange={({ target }) => type(name, target.checked ? 'yes' : 'no')}
          className="size-5 shrink-0 accent-leaf"
        />
        {label}
      </label>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
    </div>
  );
};
