import type { ReactNode } from 'react';
import { listMills, type RequestDetails } from '@shuka/domain/processing';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';
import { gramsTyped } from './kilograms.ts';

type Mill = { readonly companyId: string; readonly name: string; readonly lga: string };

type WithMillsProps = {
  readonly children: (mills: readonly Mill[]) => ReactNode;
  /** The company that asks: it asks nothing of itself. */
  readonly but?: string;
};

/** The mills that can be asked; where there is none, that is said. */
export const WithMills = ({ children, but }: WithMillsProps) => {
  const { t } = useWords();
  const loaded = useLoad(listMills, { limit: '100' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => {
        const mills = items.filter(({ companyId }) => companyId !== but);
        return mills.length === 0 ? <Notice kind="hint">{t('askMill.noMills')}</Notice> : children(mills);
      }}
    </LoadedPart>
  );
};

/** What the fields ask; what is no number is NaN, which the contract refuses beside its field. */
export const askedOf = (fields: Readonly<Record<string, string>>): Omit<RequestDetails, 'id'> => {
  const { millId = '', crop = '', grams, wishedOn = '', note = '' } = fields;
  return { millId, crop, grams: gramsTyped(grams), wishedOn, note };
};

type Props = { readonly mills: readonly Mill[]; readonly crop?: string; readonly kilograms?: string };

/** What is asked of a mill; `crop` and `kilograms` are what a lot says of itself. */
export const AskFields = ({ mills, crop, kilograms }: Props) => {
  const { t } = useWords();
  return (
    <>
      <SelectField name="millId" label={t('askMill.mill')}>
        {mills.map(({ companyId, name, lga }) => (
          <option key={companyId} value={companyId}>
            {t('askMill.millIn', { name, lga })}
          </option>
        ))}
      </SelectField>
      <TextField name="crop" label={t('askMill.crop')} defaultValue={crop} maxLength={60} required />
      <TextField name="grams" label={t('askMill.kilograms')} defaultValue={kilograms} inputMode="decimal" required />
      <DayOf name="wishedOn" label={t('askMill.wishedOn')} />
      <TextArea name="note" label={t('askMill.note')} maxLength={500} />
      <SubmitButton sending={t('form.sending')}>{t('askMill.send')}</SubmitButton>
    </>
  );
};
