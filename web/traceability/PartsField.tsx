import { shortOf } from '@shuka/domain/traceability';
import { Trash } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { gramsTyped, isSame } from './goods-words.ts';
import { ScanField } from './ScanField.tsx';
import type { Choice } from './use-choices.ts';

/** A line of a form: so much of a thing; a unit goes whole. */
export type Line = {
  readonly thing: string;
  readonly name: string;
  readonly kilograms: string;
  readonly isUnit: boolean;
};

export type Trouble = { readonly thing: string; readonly says: string };

/** The parts of a draft, without the units. */
export const partsOf = (lines: readonly Line[]) =>
  lines.filter(({ isUnit }) => !isUnit).map(({ thing, kilograms }) => ({ thing, grams: gramsTyped(kilograms) }));

/** Scanned things are units where their code says so; else the form asks how much. */
const lineOf = (thing: string, choices: readonly Choice[]): Line => {
  const known = choices.find((one) => isSame(one.thing, thing));
  const isUnit = known?.isUnit ?? /\/00\/\d{18}$/.test(thing);
  return { thing: known?.thing ?? thing, name: known?.name ?? shortOf(thing), kilograms: '', isUnit };
};

type Props = {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly choices: readonly Choice[];
  readonly onChange: (lines: readonly Line[]) => void;
  /** What the server or a rule said of one of them. */
  readonly trouble: Trouble | null;
};

/** Which goods, and how much of each: scanned, typed or chosen. */
export const PartsField = ({ title, lines, choices, onChange, trouble }: Props) => {
  const { t } = useWords();
  const { errors } = useFormState();
  const open = choices.filter(({ thing }) => lines.every((line) => !isSame(line.thing, thing)));
  const add = (thing: string): void => {
    if (thing !== '' && lines.every((line) => !isSame(line.thing, thing))) onChange([...lines, lineOf(thing, choices)]);
  };
  const change = (place: number, line: Line): void => onChange(lines.map((one, at) => (at === place ? line : one)));
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line p-3"
      data-invalid={errors['parts'] !== undefined}
      tabIndex={-1}
    >
      <legend className="px-1 font-bold">{title}</legend>
      {lines.map((line, place) => (
        <PartLine
          key={line.thing}
          line={line}
          name={`parts.${lines.slice(0, place).filter(({ isUnit }) => !isUnit).length}.grams`}
          trouble={trouble?.thing === line.thing ? trouble.says : null}
          onChange={(now) => change(place, now)}
          onRemove={() => onChange(lines.filter((_, at) => at !== place))}
        />
      ))}
      {errors['parts'] !== undefined && <p className="font-medium text-danger">{errors['parts']}</p>}
      <ScanField label={t('goods.scanOrType')} says={t('goods.add')} onThing={add} />
      {open.length > 0 && (
        <SelectField name="choice" label={t('goods.orChoose')} value="" onChange={({ target }) => add(target.value)}>
          <option value="">{t('goods.choose')}</option>
          {open.map(({ thing, says }) => (
            <option key={thing} value={thing}>
              {says}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
};

type LineProps = {
  readonly line: Line;
  readonly name: string;
  readonly trouble: string | null;
  readonly onChange: (line: Line) => void;
  readonly onRemove: () => void;
};

const PartLine = ({ line, name, trouble, onChange, onRemove }: LineProps) => {
  const { t } = useWords();
  return (
    <div className="grid gap-2 border-b border-line pb-3">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 font-bold break-words">{line.name}</span>
        <Button look="bare" aria-label={t('goods.removeOne', { name: line.name })} onClick={onRemove}>
          <Trash aria-hidden className="size-5" />
          {t('goods.remove')}
        </Button>
      </div>
      {line.isUnit ? (
        <p className="text-ink-soft">{t('goods.goesWhole')}</p>
      ) : (
        <TextField
          name={name}
          label={t('goods.kilograms')}
          inputMode="decimal"
          value={line.kilograms}
          onChange={({ target }) => onChange({ ...line, kilograms: target.value })}
        />
      )}
      {trouble !== null && (
        <p role="alert" className="font-medium text-danger">
          {trouble}
        </p>
      )}
    </div>
  );
};
