import type { ReactNode } from 'react';
import { SelectField, TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useBefore } from './terms-before.ts';
import { TickField } from './TickField.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly type?: 'date' | 'month';
  readonly maxLength?: number;
};

/** One text of the terms of a product; it begins with what the version before said. */
export const TermField = (props: Props) => <TextField {...props} defaultValue={useBefore(props.name)} />;

export const TermNaira = ({ name, label }: Props) => <NairaField name={name} label={label} typed={useBefore(name)} />;

export const TermTick = ({ name, label }: Props) => (
  <TickField name={name} label={label} isTicked={useBefore(name) === 'on'} />
);

type ChoiceProps = Pick<Props, 'name' | 'label'> & { readonly children: ReactNode };

export const TermChoice = ({ name, label, children }: ChoiceProps) => (
  <SelectField name={name} label={label} defaultValue={useBefore(name)}>
    {children}
  </SelectField>
);

type CountProps = {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
};

/** How many of something there are fields for. */
export const CountField = ({ name, label, count, most, onCount }: CountProps) => (
  <SelectField name={name} label={label} value={String(count)} onChange={({ target }) => onCount(Number(target.value))}>
    {Array.from({ length: most }, (_, place) => (
      <option key={place} value={String(place + 1)}>
        {place + 1}
      </option>
    ))}
  </SelectField>
);
