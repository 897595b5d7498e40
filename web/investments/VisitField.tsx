import type { Visit } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly name: string; readonly visits: readonly Visit[] };

/** One of these visits, by its day and whoever made it. */
export const VisitField = ({ name, visits }: Props) => {
  const { t, language } = useWords();
  return (
    <SelectField name={name} label={t('offers.whichVisit')} defaultValue="">
      <option value="">{t('farms.choose')}</option>
      {visits.map(({ id, visitedOn, managerName }) => (
        <option key={id} value={id}>
          {[formatDate(visitedOn, language), managerName].filter((part) => part !== '').join(', ')}
        </option>
      ))}
    </SelectField>
  );
};
