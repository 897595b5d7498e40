import { inspectionTypes, type InspectionType } from '@shuka/domain/reports';
import { plotRows } from '@shuka/domain/farms';
import { seasonRows } from '@shuka/domain/seasons';
import { SelectField, TextField } from '#kit/field.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { stageWords } from './inspection-words.ts';
import type { UnfinishedInspection } from './unfinished-inspection.ts';

type Props = {
  readonly value: UnfinishedInspection;
  /** A stage that stands: a re-visit is of the stage of the one before. */
  readonly isStageFixed: boolean;
  readonly onChange: (change: Partial<UnfinishedInspection>) => void;
};

const isStage = (text: string): text is InspectionType => (inspectionTypes as readonly string[]).includes(text);

/** Which stage, which plot and season of the farm, and on which day. */
export const InspectionStart = ({ value, isStageFixed, onChange }: Props) => {
  const { t } = useWords();
  return (
    <>
      <SelectField
        name="stage"
        label={t('inspection.stage')}
        value={value.stage ?? ''}
        disabled={isStageFixed}
        onChange={({ target }) => onChange({ stage: isStage(target.value) ? target.value : null, answers: {} })}
      >
        <option value="">{t('farms.choose')}</option>
        {inspectionTypes.map((stage) => (
          <option key={stage} value={stage}>
            {t(stageWords[stage])}
          </option>
        ))}
      </SelectField>
      <LandFields value={value} onChange={onChange} />
      <TextField
        type="date"
        name="inspectedOn"
        label={t('inspection.day')}
        value={value.inspectedOn}
        onChange={({ target }) => onChange({ inspectedOn: target.value })}
      />
    </>
  );
};

const LandFields = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  const { t } = useWords();
  const plots = rowsOf(useKept(plotRows)).filter(({ farmId }) => farmId === value.farmId);
  const seasons = rowsOf(useKept(seasonRows)).filter(({ farmId }) => farmId === value.farmId);
  return (
    <>
      {plots.length > 0 && (
        <SelectField
          name="plotId"
          label={t('inspection.plot')}
          value={value.plotId}
          onChange={({ target }) => onChange({ plotId: target.value })}
        >
          <option value="">{t('inspection.wholeFarm')}</option>
          {plots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {seasons.length > 0 && (
        <SelectField
          name="seasonId"
          label={t('inspection.season')}
          value={value.seasonId}
          onChange={({ target }) => onChange({ seasonId: target.value })}
        >
          <option value="">{t('inspection.noSeason')}</option>
          {seasons.map(({ id, crop, variety, plantedOn }) => (
            <option key={id} value={id}>
              {[crop, variety, plantedOn.slice(0, 4)].filter((part) => part !== '').join(', ')}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};
