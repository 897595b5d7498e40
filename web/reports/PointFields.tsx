import { grades, suggestedDueOn, type Grade } from '@shuka/domain/reports';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { gradeWords } from './inspection-words.ts';
import type { WrittenPoint } from './unfinished-inspection.ts';

type Props = {
  /** What its fields are called before the dot. */
  readonly name: string;
  readonly point: WrittenPoint;
  /** How bad it is at the least. */
  readonly least: Grade;
  readonly inspectedOn: string;
  readonly onChange: (point: WrittenPoint) => void;
};

/** What is wrong, how bad it is, what to do about it, and by when. */
export const PointFields = ({ name, point, least, inspectedOn, onChange }: Props) => {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <TextArea
        name={`${name}.description`}
        label={t('inspection.description')}
        rows={2}
        maxLength={500}
        value={point.description}
        onChange={({ target }) => onChange({ ...point, description: target.value })}
      />
      <TextArea
        name={`${name}.correctiveAction`}
        label={t('inspection.action')}
        rows={2}
        maxLength={500}
        value={point.correctiveAction}
        onChange={({ target }) => onChange({ ...point, correctiveAction: target.value })}
      />
      <GradeAndDay name={name} point={point} least={least} inspectedOn={inspectedOn} onChange={onChange} />
    </div>
  );
};

const GradeAndDay = ({ name, point, least, inspectedOn, onChange }: Props) => {
  const { t } = useWords();
  const regrade = (grade: Grade): void => {
    const isSuggested = point.dueOn === suggestedDueOn(inspectedOn, point.grade);
    onChange({ ...point, grade, dueOn: isSuggested ? suggestedDueOn(inspectedOn, grade) : point.dueOn });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name={`${name}.grade`}
        label={t('inspection.howBad')}
        value={point.grade}
        onChange={({ target }) => regrade(target.value as Grade)}
      >
        {grades
          .filter((grade) => grade === 'major' || least === 'minor')
          .map((grade) => (
            <option key={grade} value={grade}>
              {t(gradeWords[grade])}
            </option>
          ))}
      </SelectField>
      <TextField
        type="date"
        name={`${name}.dueOn`}
        label={t('inspection.due')}
        min={inspectedOn}
        value={point.dueOn}
        onChange={({ target }) => onChange({ ...point, dueOn: target.value })}
      />
    </div>
  );
};
