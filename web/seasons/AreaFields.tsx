import { useState } from 'react';
import type { Plot } from '@shuka/domain/farms';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { areaField, areaValues, measuredHectares, type AreaUnit } from './land.ts';
import type { SeasonStart } from './season-form.ts';

type Props = {
  readonly start: SeasonStart;
  readonly plots: readonly Plot[];
  readonly plotId: string;
  readonly isNew: boolean;
};

/** How much land a season is on, in acres or hectares; a new one begins with what was measured there. */
export const AreaFields = ({ start, plots, plotId, isNew }: Props) => {
  const { t } = useWords();
  const measured = measuredHectares(plots, plotId === '' ? null : plotId);
  const [unit, setUnit] = useState<AreaUnit>(start.areaUnit);
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3">
      <TextField
        name="areaHectares"
        inputMode="decimal"
        label={t('seasons.area')}
        defaultValue={areaField(isNew ? measured : start.areaHectares, start.areaUnit)}
        {...(measured === null ? {} : { hint: t('seasons.measured', areaValues(measured)) })}
      />
      <SelectField
        name="areaUnit"
        label={t('seasons.areaUnit')}
        value={unit}
        onChange={(event) => setUnit(event.target.value === 'hectare' ? 'hectare' : 'acre')}
      >
        <option value="acre">{t('seasons.acres')}</option>
        <option value="hectare">{t('seasons.hectares')}</option>
      </SelectField>
    </div>
  );
};
