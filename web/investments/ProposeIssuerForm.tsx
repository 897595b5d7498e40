import { useRef, useState } from 'react';
import { issuerSizes, mostPaperBytes, proposeIssuer, type IssuerSize } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { pictureProblemWords } from '#kit/picture.ts';
import { makeSmallPicture } from '#kit/small-picture.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { sizeWords } from './IssuerLimit.tsx';
import { Opened } from './OfferActs.tsx';

const tries = [
  { side: 1280, quality: 0.7 },
  { side: 1024, quality: 0.6 },
  { side: 800, quality: 0.5 },
] as const;

type Props = { readonly offerId: string; readonly onProposed: () => void };

/** Says what size the company behind an offer is, with its number and paper, for another admin to look at. */
export const ProposeIssuerForm = ({ offerId, onProposed }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const id = useRef(newId());
  const [paper, setPaper] = useState('');
  return (
    <Opened says={t('offers.issuerPropose')}>
      <Form
        contract={proposeIssuer}
        draftOf={(fields) => ({
          id: id.current,
          offerId,
          size: (fields['size'] ?? '') as IssuerSize, // the contract refuses what is none
          company: fields['company'] ?? '',
          cacNumber: (fields['cacNumber'] ?? '').toUpperCase().replace(/[\s-]/g, ''),
          paper,
          source: fields['source'] ?? '',
          notedOn: fields['notedOn'] ?? '',
          reason: fields['reason'] ?? '',
          password: fields['password'] ?? '',
        })}
        onDone={onProposed}
      >
        <p>{t('offers.issuerProposeText')}</p>
        <SelectField name="size" label={t('offers.issuerSize')} defaultValue="">
          <option value="">{t('farms.choose')}</option>
          {issuerSizes.map((size) => (
            <option key={size} value={size}>
              {t(sizeWords[size])}
            </option>
          ))}
        </SelectField>
        <TextField name="company" label={t('offers.issuerCompanyName')} maxLength={160} />
        <TextField name="cacNumber" label={t('offers.issuerCac')} hint={t('offers.issuerCacHint')} maxLength={20} />
        <Paper isThere={paper !== ''} onPaper={setPaper} />
        <TextField name="source" label={t('offers.issuerSource')} maxLength={300} />
        <TextField name="notedOn" type="date" label={t('offers.issuerNotedOn')} />
        <TextArea name="reason" label={t('offers.issuerReason')} maxLength={500} rows={2} />
        <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
        <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
          {t('offers.issuerSend')}
        </SubmitButton>
      </Form>
    </Opened>
  );
};

type PaperProps = { readonly isThere: boolean; readonly onPaper: (base64: string) => void };

/** A picture of the certificate, made small here. */
const Paper = ({ isThere, onPaper }: PaperProps) => {
  const { t } = useWords();
  const error = useFormState().errors['paper'];
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const made = await makeSmallPicture(file, { tries, mostBytes: mostPaperBytes });
    setProblem(typeof made === 'string' ? t(pictureProblemWords[made]) : null);
    if (typeof made !== 'string') onPaper(made.photo);
  };
  const says = problem ?? error;
  return (
    <fieldset className="grid gap-2" tabIndex={-1} data-invalid={error !== undefined}>
      <legend className="mb-1 font-semibold">{t('offers.issuerPaper')}</legend>
      <PhotoButton says="photo.change" onChosen={(file) => void take(file)} />
      {isThere && <output>{t('offers.issuerPaperThere')}</output>}
      {says !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {says}
        </p>
      )}
    </fieldset>
  );
};
