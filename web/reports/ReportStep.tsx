import { mostDescriptionLetters, reportCategories } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { zoneNames } from './fields-of-report.ts';
import { FormArea, FormField, FormSelect, useTyped } from './form-field.tsx';
import { categoryWords } from './report-words.ts';

/** What was seen on the farm, in the farmer's own words, with what the farm itself tells filled in. */
export const ReportStep = () => {
  const { t, say } = useWords();
  const { fields } = useTyped();
  const zones = Object.entries(zoneNames).map(([code, name]): [string, string] => [name, say(`reports.zone.${code}`)]);
  const isOther = !['', ...Object.values<string>(zoneNames)].includes(fields['reportZone'] ?? '');
  const other: [string, string][] = isOther ? [[fields['reportZone'] ?? '', fields['reportZone'] ?? '']] : [];
  const categories = reportCategories.map((one): [string, string] => [one, t(categoryWords[one])]);
  return (
    <>
      <FormField name="reportTitle" label={t('reports.title')} hint={t('reports.titleHint')} maxLength={120} />
      <FormSelect name="reportCategory" label={t('reports.category')} choices={[['', '–'], ...categories]} />
      <FormArea name="reportDescription" label={t('reports.description')} maxLength={mostDescriptionLetters} />
      <FormField name="reportDate" label={t('reports.date')} type="date" />
      <FormField name="cropType" label={t('reports.crop')} maxLength={60} />
      <FormField name="reportLocation" label={t('reports.location')} maxLength={120} />
      <FormSelect name="reportZone" label={t('reports.zone')} choices={[['', '–'], ...other, ...zones]} />
    </>
  );
};
