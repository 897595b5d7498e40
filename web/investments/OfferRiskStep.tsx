import { insuranceKinds, risks } from '@shuka/domain/investments';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { insuranceWords, riskWords } from './offer-words.ts';

type Props = { readonly fields: Readonly<Record<string, string>> };

/** What can go wrong, said by whoever knows the farm, and what is insured. */
export const OfferRiskStep = ({ fields }: Props) => {
  const { t } = useWords();
  const insurance = fields['insurance'] ?? '';
  return (
    <>
      <ChoiceField
        name="risk"
        label={t('offers.risk')}
        chosen={fields['risk']}
        choices={risks.map((value) => ({ value, label: t(riskWords[value]) }))}
      />
      <TextArea
        name="riskWords"
        label={t('offers.riskWords')}
        hint={t('offers.riskWordsHint')}
        defaultValue={fields['riskWords']}
        maxLength={1000}
      />
      <SelectField name="insurance" label={t('offers.insurance')} defaultValue={insurance}>
        <option value="">{t('farms.choose')}</option>
        {insuranceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(insuranceWords[kind])}
          </option>
        ))}
      </SelectField>
      {insurance !== '' && insurance !== 'none' && (
        <TextField
          name="insuranceWords"
          label={t('offers.insuranceWords')}
          defaultValue={fields['insuranceWords']}
          maxLength={500}
        />
      )}
    </>
  );
};
