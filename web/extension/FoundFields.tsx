import { useState } from 'react';
import { followedWays, growthStages, standingVisits } from '@shuka/domain/extension';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { useVisits } from './use-extension.ts';
import type { Fields } from './visit-fields.ts';
import { followedWords, stageWords } from './visit-words.ts';

type Props = { readonly keeperId: string; readonly begins: Fields };

/** The crop, how far it is, and what became of the last advice. */
export const FoundFields = ({ keeperId, begins }: Props) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="form.crop" label={t('visit.crop')} defaultValue={begins['form.crop'] ?? ''} maxLength={60} />
      <SelectField name="form.stage" label={t('visit.stage')} defaultValue={begins['form.stage'] ?? ''}>
        <option value="">{t('farms.choose')}</option>
        {growthStages.map((stage) => (
          <option key={stage} value={stage}>
            {t(stageWords[stage])}
          </option>
        ))}
      </SelectField>
      <LastAdvice keeperId={keeperId} begins={begins} />
    </>
  );
};

const LastAdvice = ({ keeperId, begins }: Props) => {
  const { t } = useWords();
  const visits = useVisits((id) => id === keeperId).map(({ row }) => row);
  const [last] = standingVisits(visits);
  const [followed, setFollowed] = useState(begins['form.followed'] ?? '');
  return (
    <>
      <SelectField
        name="form.followed"
        label={t('visit.followed')}
        hint={last === undefined ? undefined : t('visit.lastAdvice', { advice: last.advice })}
        value={followed}
        onChange={({ target }) => setFollowed(target.value)}
      >
        <option value="">{t('visit.notAsked')}</option>
        {followedWays.map((way) => (
          <option key={way} value={way}>
            {t(followedWords[way])}
          </option>
        ))}
      </SelectField>
      {(followed === 'partly' || followed === 'no') && (
        <TextField
          name="form.followedWhy"
          label={t('visit.followedWhy')}
          defaultValue={begins['form.followedWhy'] ?? ''}
          maxLength={500}
        />
      )}
    </>
  );
};
