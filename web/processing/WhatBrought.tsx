import type { Formula } from '@shuka/domain/processing';
import { cropName } from '#kit/crop-name.ts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import type { GateNow } from './use-gate.ts';
import type { useWeighing } from './use-weighing.ts';

type Props = {
  readonly weighing: ReturnType<typeof useWeighing>;
  readonly now: GateNow;
  readonly formula: Formula | null;
};

/** What was brought and on which scale it lies: crops and grades are those the formula has prices for. */
export const WhatBrought = ({ weighing: { typed, change }, now, formula }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const prices = formula?.lines.find(({ crop }) => crop === typed.crop)?.prices ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="crop"
        label={t('weigh.crop')}
        value={typed.crop}
        onChange={({ target }) => change('crop', target.value)}
      >
        {(formula?.lines ?? []).map(({ crop }) => (
          <option key={crop} value={crop}>
            {cropName(crop, words)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="grade"
        label={t('weigh.grade')}
        value={typed.grade}
        onChange={({ target }) => change('grade', target.value)}
      >
        <option value="">{t('farms.choose')}</option>
        {prices.map(({ grade }) => (
          <option key={grade} value={grade}>
            {say(`lots.grade.${grade}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="scaleId"
        label={t('weigh.scale')}
        value={typed.scaleId}
        onChange={({ target }) => change('scaleId', target.value)}
      >
        {now.scales
          .filter(({ isRetired }) => !isRetired)
          .map((scale) => (
            <option key={scale.id} value={scale.id}>
              {scale.name}
            </option>
          ))}
      </SelectField>
    </div>
  );
};
