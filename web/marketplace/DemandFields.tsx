import { useState } from 'react';
import { addDays } from '@shuka/domain/kit/day.ts';
import { grades } from '@shuka/domain/lots';
import type { DemandTerms } from '@shuka/domain/marketplace';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { kilograms } from './demand-words.ts';

type Begins = Partial<DemandTerms> & Pick<DemandTerms, 'stateCode' | 'lga'>;

/** What a buyer says of what they want; `begins` is what they said before, or where their company is. */
export const DemandFields = ({ begins }: { readonly begins: Begins }) => {
  const { t, say } = useWords();
  const today = useToday();
  const { crop, leastGrade = 'ungraded', grams, fromDay = today, untilDay = addDays(today, 30) } = begins;
  return (
    <>
      <TextField name="crop" label={t('demand.crop')} defaultValue={crop} maxLength={60} required />
      <SelectField name="leastGrade" label={t('demand.leastGrade')} defaultValue={leastGrade}>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {say(`lots.grade.${grade}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="grams"
        inputMode="decimal"
        label={t('demand.howMuch')}
        defaultValue={grams === undefined ? '' : kilograms(grams)}
      />
      <PlaceField at={begins} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="fromDay" type="date" label={t('demand.fromDay')} defaultValue={fromDay} />
        <TextField name="untilDay" type="date" label={t('demand.untilDay')} defaultValue={untilDay} />
      </div>
      <PriceFields begins={begins} />
      <TextField
        name="payWithinDays"
        inputMode="numeric"
        label={t('demand.payWithinDays')}
        hint={t('demand.payHint')}
        defaultValue={begins.payWithinDays ?? 7}
      />
      <TextArea name="note" label={t('demand.note')} rows={3} maxLength={500} defaultValue={begins.note} />
    </>
  );
};

/** A price, or a formula in words: one of the two. */
const PriceFields = ({ begins }: { readonly begins: Begins }) => {
  const { t } = useWords();
  const [by, setBy] = useState(begins.formula === undefined || begins.formula === '' ? 'price' : 'formula');
  return (
    <div
      className="grid gap-3"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'priceBy') setBy(target.value);
      }}
    >
      <ChoiceField
        name="priceBy"
        label={t('demand.priceBy')}
        chosen={by}
        choices={[
          { value: 'price', label: t('demand.byPrice') },
          { value: 'formula', label: t('demand.byFormula') },
        ]}
      />
      {by === 'price' ? (
        <NairaField
          name="koboPerKilogram"
          label={t('demand.pricePerKilogram')}
          kobo={begins.koboPerKilogram ?? null}
          hint={t('demand.priceHint')}
        />
      ) : (
        <TextField
          name="formula"
          label={t('demand.formula')}
          hint={t('demand.formulaHint')}
          defaultValue={begins.formula}
          maxLength={200}
        />
      )}
    </div>
  );
};
