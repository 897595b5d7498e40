import type { ReactNode } from 'react';
import { ownWeighing, type Weight } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { DayField } from '#kit/day-field.tsx';
import { TextField } from '#kit/field.tsx';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import type { HarvestEntry } from './harvest-form.ts';
import { kilogramsText } from './season-words.ts';
import { SourceDetails } from './SourceDetails.tsx';

type Props = {
  readonly entry: HarvestEntry;
  readonly weights: readonly Weight[];
  readonly onChange: (entry: HarvestEntry) => void;
};

/** What one unit weighs: one of the weights that are known, each with who says so, or one's own weighing. */
export const WeightField = ({ entry, weights, onChange }: Props) => {
  const { t, say } = useWords();
  const isOwn = entry.choice === 'own' || weights.length === 0;
  const unit = say(`measures.unit.${entry.unit}`);
  return (
    <fieldset className="grid gap-2 rounded-xl border border-line p-3">
      <legend className="float-left font-semibold">{t('seasons.whatWeighs', { unit })}</legend>
      {weights.map((weight, place) => (
        <div key={`${weight.kilogramsPerUnit} ${weight.calibration.source} ${weight.calibration.market}`}>
          <Choice
            value={String(place)}
            isChosen={entry.choice === place}
            onChoose={() => onChange({ ...entry, choice: place })}
            title={t('seasons.kilograms', { kilograms: kilogramsText(weight.kilogramsPerUnit) })}
            about={<WhereAndWhen weight={weight} />}
          />
          {weight.calibration.source !== ownWeighing && (
            <div className="pl-10">
              <SourceDetails source={weight.calibration.source} />
            </div>
          )}
        </div>
      ))}
      {weights.length > 0 && (
        <Choice
          value="own"
          isChosen={isOwn}
          onChoose={() => onChange({ ...entry, choice: 'own' })}
          title={t('seasons.iWeighed')}
          about={null}
        />
      )}
      {isOwn && <OwnWeighing entry={entry} onChange={onChange} />}
    </fieldset>
  );
};

/** Where and when it was found, and whether anybody weighed it. */
const WhereAndWhen = ({ weight: { calibration, isEstimate } }: { weight: Weight }) => {
  const { t, language } = useWords();
  const { market, source } = calibration;
  const date = formatDate(calibration.date, language);
  if (source === ownWeighing)
    return market === '' ? t('seasons.youWeighed', { date }) : t('seasons.youWeighedAt', { market, date });
  return (
    <>
      {market === '' ? date : t('seasons.weightAt', { market, date })} {isEstimate && t('seasons.estimate')}
    </>
  );
};

type ChoiceProps = {
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly about: ReactNode;
};

const Choice = ({ value, isChosen, onChoose, title, about }: ChoiceProps) => {
  const id = useId();
  return (
    <label className="flex min-h-12 items-start gap-3 rounded-lg p-2 has-checked:bg-leaf-soft">
      <input
        type="radio"
        name="weight"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={about === null ? undefined : id}
        className="mt-1 size-5 shrink-0 accent-leaf"
      />
      <span className="grid min-w-0">
        <span className="font-semibold">{title}</span>
        {about !== null && (
          <span id={id} className="text-sm break-words text-ink-soft">
            {about}
          </span>
        )}
      </span>
    </label>
  );
};

const OwnWeighing = ({ entry, onChange }: Omit<Props, 'weights'>) => {
  const { t, say } = useWords();
  return (
    <div className="grid gap-3">
      <TextField
        name="kilogramsPerUnit"
        inputMode="decimal"
        label={t('seasons.oneWeighs', { unit: say(`measures.unit.${entry.unit}`) })}
        hint={t('seasons.oneWeighsHint')}
        value={entry.ownKilograms}
        onChange={(event) => onChange({ ...entry, ownKilograms: event.target.value })}
      />
      <TextField
        name="calibration.market"
        label={t('seasons.whichMarket')}
        value={entry.ownMarket}
        onChange={(event) => onChange({ ...entry, ownMarket: event.target.value })}
      />
      <DayField
        name="calibration.date"
        label={t('seasons.weighedOn')}
        value={entry.ownDate}
        onChange={(ownDate) => onChange({ ...entry, ownDate })}
      />
    </div>
  );
};
