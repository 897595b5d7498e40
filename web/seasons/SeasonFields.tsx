import { useState } from 'react';
import type { Plot } from '@shuka/domain/farms';
import { daysToHarvest, suggestedHarvestOn } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { isDay } from '@shuka/domain/kit/day.ts';
import { DayField } from '#kit/day-field.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { AreaFields } from './AreaFields.tsx';
import type { SeasonStart } from './season-form.ts';
import { SourceDetails } from './SourceDetails.tsx';

type Props = { readonly start: SeasonStart; readonly plots: readonly Plot[]; readonly isNew: boolean };

/** The fields of a season, for a new one and for one that is changed. */
export const SeasonFields = ({ start, plots, isNew }: Props) => {
  const { t } = useWords();
  const [crop, setCrop] = useState(start.crop);
  const [variety, setVariety] = useState(start.variety);
  const [plantedOn, setPlantedOn] = useState(start.plantedOn);
  return (
    <>
      <TextField name="crop" label={t('seasons.crop')} value={crop} onChange={(event) => setCrop(event.target.value)} />
      <TextField
        name="variety"
        label={t('seasons.variety')}
        hint={t('seasons.varietyHint')}
        value={variety}
        onChange={(event) => setVariety(event.target.value)}
      />
      <DayField name="plantedOn" label={t('seasons.plantedOn')} value={plantedOn} onChange={setPlantedOn} />
      <PlaceFields start={start} plots={plots} isNew={isNew} />
      <TextField
        name="standCount"
        inputMode="numeric"
        label={t('seasons.stands')}
        hint={t('seasons.standsHint')}
        defaultValue={start.standCount ?? ''}
      />
      <ExpectedHarvest
        crop={crop}
        variety={variety}
        plantedOn={plantedOn}
        held={start.expectedHarvestOn}
        isNew={isNew}
      />
      <TextField
        name="expectedKilograms"
        inputMode="decimal"
        label={t('seasons.expectedKilograms')}
        defaultValue={start.expectedKilograms ?? ''}
      />
    </>
  );
};

/** Which plot, and how much of it. */
const PlaceFields = ({ start, plots, isNew }: Props) => {
  const { t } = useWords();
  const [plotId, setPlotId] = useState(start.plotId ?? '');
  return (
    <>
      <SelectField
        name="plotId"
        label={t('seasons.where')}
        value={plotId}
        onChange={(event) => setPlotId(event.target.value)}
      >
        <option value="">{t('seasons.wholeFarm')}</option>
        {plots.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <AreaFields key={isNew ? plotId : ''} start={start} plots={plots} plotId={plotId} isNew={isNew} />
    </>
  );
};

type ExpectedProps = {
  readonly crop: string;
  readonly variety: string;
  readonly plantedOn: string;
  readonly held: string | null;
  readonly isNew: boolean;
};

/** The day of harvest: worked out from the crop until someone says another; who says how long it takes stands below. */
const ExpectedHarvest = ({ crop, variety, plantedOn, held, isNew }: ExpectedProps) => {
  const { t, language } = useWords();
  const [typed, setTyped] = useState<string | null>(isNew ? null : (held ?? ''));
  const days = daysToHarvest(crop, variety);
  const suggested = isDay(plantedOn) ? suggestedHarvestOn(crop, variety, plantedOn) : null;
  const isOther = suggested !== null && typed !== null && typed !== suggested;
  return (
    <div className="grid gap-2">
      <DayField
        name="expectedHarvestOn"
        label={t('seasons.expectedHarvestOn')}
        value={typed ?? suggested ?? ''}
        onChange={setTyped}
      />
      {suggested !== null && days !== null && (
        <div>
          <p className="text-sm text-ink-soft">
            {t('seasons.harvestSpan', { day: formatDate(suggested, language), from: days.from, to: days.to })}{' '}
            {days.isEstimate && t('seasons.estimate')}
          </p>
          <SourceDetails source={days.source} />
        </div>
      )}
      {isOther && (
        <button
          type="button"
          onClick={() => setTyped(null)}
          className="min-h-11 justify-self-start font-semibold text-leaf underline"
        >
          {t('seasons.useSuggested')}
        </button>
      )}
    </div>
  );
};
