import { visitPurposes } from '@shuka/domain/extension';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { SelectField, TextField } from '#kit/field.tsx';
import { useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { purposeWords } from './extension-words.ts';
import { useVisited } from './use-visited.ts';
import type { Fields } from './visit-fields.ts';

/** The farms of a farmer on this phone. */
export const useFarmsOf = (keeperId: string): readonly Farm[] =>
  useKept(farmRows).flatMap(({ row }) => (row.keeperId === keeperId ? [row] : []));

type Props = {
  readonly keeperId: string;
  readonly farmId: string;
  readonly onFarm: (farmId: string) => void;
  readonly begins: Fields;
  readonly today: string;
};

/** When, where and what for. */
export const VisitFields = ({ keeperId, farmId, onFarm, begins, today }: Props) => {
  const { t } = useWords();
  const farms = useFarmsOf(keeperId);
  const visited = useVisited(keeperId);
  // A visit for an offer is to its farm, and not to the farmer at large.
  const isFarmFixed = visited.state === 'ready' && visited.value?.errand != null;
  return (
    <>
      <TextField
        name="visitedOn"
        type="date"
        label={t('extension.visitedOn')}
        defaultValue={begins['visitedOn'] ?? today}
        max={today}
        required
      />
      <SelectField
        name="farmId"
        label={t('extension.farm')}
        value={farmId}
        onChange={({ target }) => onFarm(target.value)}
      >
        {!isFarmFixed && <option value="">{t('extension.noFarm')}</option>}
        {farms.map((farm) => (
          <option key={farm.id} value={farm.id}>
            {farm.name}
          </option>
        ))}
      </SelectField>
      <SelectField name="purpose" label={t('extension.purpose')} defaultValue={begins['purpose'] ?? ''} required>
        <option value="">{t('farms.choose')}</option>
        {visitPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {t(purposeWords[purpose])}
          </option>
        ))}
      </SelectField>
    </>
  );
};
