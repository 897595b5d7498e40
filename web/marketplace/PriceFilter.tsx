import { knownCrops } from '@shuka/domain/seasons';
import { SelectField } from '#kit/field.tsx';
import { StateAndLga } from '#kit/state-and-lga.tsx';
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
            {say(`crop.${key}`)}
          </option>
        ))}
      </SelectField>
      <StateAndLga
        place={asked}
        none={{ state: t('prices.everyState'), lga: t('prices.everyLga') }}
        onChange={({ stateCode, lga }) => onAsked({ crop: asked.crop, stateCode, lga })}
      />
    </div>
  );
};
