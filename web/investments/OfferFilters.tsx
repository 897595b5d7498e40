import { risks, type Risk } from '@shuka/domain/investments';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { riskWords } from './offer-words.ts';
import { stateCodes } from './state-codes.ts';

export type OfferFilter = { readonly state?: string; readonly risk?: Risk; readonly mostMonths?: string };

const monthChoices = ['3', '6', '9', '12'] as const;

const isRisk = (text: string | null): text is Risk => risks.some((risk) => risk === text);

/** What a list of offers is narrowed by, as an address has it. */
export const filterOf = (search: string): OfferFilter => {
  const asked = new URLSearchParams(search);
  const [state, risk, months] = [asked.get('state'), asked.get('risk'), asked.get('mostMonths')];
  return {
    ...(state !== null && stateCodes.includes(state) ? { state } : {}),
    ...(isRisk(risk) ? { risk } : {}),
    ...(monthChoices.some((choice) => choice === months) && months !== null ? { mostMonths: months } : {}),
  };
};

type Props = { readonly filter: OfferFilter; readonly onChange: (next: Record<string, string>) => void };

/** Narrows the offers by state, risk and time; a change begins at the first page. */
export const OfferFilters = ({ filter, onChange }: Props) => {
  const { t } = useWords();
  const choose = (name: string, value: string): void => {
    const { [name]: _before, ...others } = filter as Record<string, string>;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        name="state"
        label={t('investments.filterState')}
        value={filter.state ?? ''}
        onChange={({ target }) => choose('state', target.value)}
      >
        <option value="">{t('investments.filterAll')}</option>
        {stateCodes.map((code) => (
          <option key={code} value={code}>
            {stateName(code)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="risk"
        label={t('investments.risk')}
        value={filter.risk ?? ''}
        onChange={({ target }) => choose('risk', target.value)}
      >
        <option value="">{t('investments.filterAll')}</option>
        {risks.map((risk) => (
          <option key={risk} value={risk}>
            {t(riskWords[risk])}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="mostMonths"
        label={t('investments.filterMonths')}
        value={filter.mostMonths ?? ''}
        onChange={({ target }) => choose('mostMonths', target.value)}
      >
        <option value="">{t('investments.filterAll')}</option>
        {monthChoices.map((months) => (
          <option key={months} value={months}>
            {t('investments.months', { count: Number(months) })}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
