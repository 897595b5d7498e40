import { useState } from 'react';
import { isSameCrop, roundings, saveFormula, type Formula, type FormulaLine } from '@shuka/domain/processing';
import { grades } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { engine } from '#kit/engine.ts';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText, typedShare } from './typed-measures.ts';

type Props = { readonly companyId: string; readonly formula: Formula | null };

type Fields = Readonly<Record<string, string>>;

const shares = ['moistureBase', 'moistureTaken', 'moistureMost', 'foreignBase', 'foreignTaken'] as const;

/** What stands in the fields of a crop that has no prices yet; every owner says otherwise where they see it otherwise. */
const usual = { moistureBase: 1300, moistureTaken: 120, moistureMost: 2500, foreignBase: 100, foreignTaken: 100 };

const lineOf = (fields: Fields): FormulaLine => ({
  crop: fields['crop'] ?? '',
  moistureBase: typedShare(fields['moistureBase']),
  moistureTaken: typedShare(fields['moistureTaken']),
  moistureMost: typedShare(fields['moistureMost']),
  foreignBase: typedShare(fields['foreignBase']),
  foreignTaken: typedShare(fields['foreignTaken']),
  roundGrams: roundings.find((one) => String(one) === fields['roundGrams']) ?? 1,
  rounding: fields['rounding'] === 'nearest' ? 'nearest' : 'down',
  prices: grades.flatMap((grade) => {
    const typed = fields[`price-${grade}`] ?? '';
    return typed.trim() === '' ? [] : [{ grade, koboPerKilogram: parseNaira(typed) ?? Number.NaN }];
  }),
});

/** What is refused of the line stands beside its field here: the contract names it by its place in the list. */
const refusedOf = (fields: Fields): Record<string, string> => {
  const line = lineOf(fields);
  const refused: Record<string, string> = {};
  if (line.crop.trim() === '') refused['crop'] = 'weigh.cropRequired';
  for (const name of shares) if (!(line[name] >= 0 && line[name] <= 10_000)) refused[name] = 'weigh.shareWrong';
  for (const { grade, koboPerKilogram } of line.prices)
    if (!(koboPerKilogram >= 1)) refused[`price-${grade}`] = 'weigh.priceRequired';
  if (line.prices.length === 0) refused[`price-${grades[1]}`] = 'weigh.pricesRequired';
  return refused;
};

/** The prices and deductions of one crop; the other crops stay as they are. Saving it makes the next version. */
export const FormulaForm = ({ companyId, formula }: Props) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  const first = formula?.lines[0] ?? null;
  return (
    <Form
      contract={saveFormula}
      check={refusedOf}
      draftOf={(fields) => {
        const line = lineOf(fields);
        const others = (formula?.lines ?? []).filter(({ crop }) => !isSameCrop(crop, line.crop));
        return { id, companyId, lines: [line, ...others], note: '' };
      }}
      onDone={() => void engine.get()?.sync()}
    >
      <TextField name="crop" label={t('weigh.crop')} defaultValue={first?.crop ?? ''} maxLength={60} />
      <PriceFields line={first} />
      <div className="grid gap-4 sm:grid-cols-2">
        {shares.map((name) => (
          <TextField
            key={name}
            name={name}
            label={say(`weigh.share.${name}`)}
            inputMode="decimal"
            defaultValue={(first?.[name] ?? usual[name]) / 100}
          />
        ))}
        <SelectField name="roundGrams" label={t('weigh.roundTo')} defaultValue={first?.roundGrams ?? 100}>
          {roundings.map((one) => (
            <option key={one} value={one}>
              {kilogramsText(one)}
            </option>
          ))}
        </SelectField>
        <SelectField name="rounding" label={t('weigh.rounding')} defaultValue={first?.rounding ?? 'nearest'}>
          <option value="nearest">{t('weigh.roundNearest')}</option>
          <option value="down">{t('weigh.roundDown')}</option>
        </SelectField>
      </div>
      <SubmitButton sending={t('form.sending')}>{t('weigh.saveFormula')}</SubmitButton>
    </Form>
  );
};

const PriceFields = ({ line }: { readonly line: FormulaLine | null }) => {
  const { say, t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {grades.map((grade) => (
        <NairaField
          key={grade}
          name={`price-${grade}`}
          label={t('weigh.priceOf', { grade: say(`lots.grade.${grade}`) })}
          kobo={line?.prices.find((one) => one.grade === grade)?.koboPerKilogram ?? null}
        />
      ))}
    </div>
  );
};
