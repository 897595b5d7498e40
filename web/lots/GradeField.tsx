import { grades, type Grade } from '@shuka/domain/lots';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** How a lot was sorted. */
export const GradeField = ({ name, begins }: { readonly name: string; readonly begins: Grade }) => {
  const { t, say } = useWords();
  return (
    <SelectField name={name} label={t('lots.grade')} defaultValue={begins}>
      {grades.map((grade) => (
        <option key={grade} value={grade}>
          {say(`lots.grade.${grade}`)}
        </option>
      ))}
    </SelectField>
  );
};
