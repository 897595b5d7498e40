import { lgasOf } from '@shuka/domain/kit/nigeria.ts';
import { stateChoices } from '@shuka/domain/kit/state-names.ts';
import { knownCrops } from '@shuka/domain/seasons';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** Which prices are looked for; '' for any. */
export type AskedPrices = { readonly crop: string; readonly stateCode: string; readonly lga: string };

type Props = { readonly asked: AskedPrices; readonly onAsked: (asked: AskedPrices) => void };

/** Finds by crop, state and LGA. */
export const PriceFilter = ({ asked, onAsked }: Props) => {
  const { t, say } = useWords();
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        name="crop"
        label={t('farms.crop')}
        value={asked.crop}
        onChange={({ target }) => onAsked({ ...asked, crop: target.value })}
      >
        <option value="">{t('prices.everyCrop')}</option>
        {knownCrops().map(({ key }) => (
          <option key={key} value={key}>
            {say(`prices.crop.${key}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="stateCode"
        label={t('farms.state')}
        value={asked.stateCode}
        onChange={({ target }) => onAsked({ ...asked, stateCode: target.value, lga: '' })}
      >
        <option value="">{t('prices.everyState')}</option>
        {stateChoices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="lga"
        label={t('farms.lga')}
        value={asked.lga}
        disabled={asked.stateCode === ''}
        onChange={({ target }) => onAsked({ ...asked, lga: target.value })}
      >
        <option value="">{t('prices.everyLga')}</option>
        {lgasOf(asked.stateCode).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
};
