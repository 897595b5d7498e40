import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Farm } from '@shuka/domain/farms';
import { seasonRows } from '@shuka/domain/seasons';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly farm: Farm; readonly fields: Readonly<Record<string, string>> };

/** What is planned, in the promoter's own words, and the season whose budget it is. */
export const OfferPlanStep = ({ farm, fields }: Props) => {
  const { t, language } = useWords();
  const seasons = useKept(seasonRows)
    .map(({ row }) => row)
    .filter(({ farmId, endedOn }) => farmId === farm.id && endedOn === null);
  return (
    <>
      <TextField
        name="title"
        label={t('offers.title')}
        hint={t('offers.titleHint')}
        defaultValue={fields['title']}
        maxLength={80}
      />
      <TextArea
        name="story"
        label={t('offers.story')}
        hint={t('offers.storyHint')}
        defaultValue={fields['story']}
        maxLength={2000}
      />
      <TextField name="crop" label={t('offers.crop')} defaultValue={fields['crop']} maxLength={60} />
      {seasons.length > 0 && (
        <SelectField name="seasonId" label={t('offers.season')} defaultValue={fields['seasonId']}>
          <option value="">{t('offers.noSeason')}</option>
          {seasons.map(({ id, crop, plantedOn }) => (
            <option key={id} value={id}>
              {[crop, formatDate(plantedOn, language)].join(', ')}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};
