import { yearlyBasisPoints } from '@shuka/domain/investments';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { parsePercent } from './parse-percent.ts';
import { percentText } from './percent-text.ts';

type Props = { readonly fields: Readonly<Record<string, string>> };

/** How long, and what investors may hope for over that time. */
export const OfferReturnStep = ({ fields }: Props) => {
  const { t } = useWords();
  const [months, roi] = [Number(fields['durationMonths']), parsePercent(fields['roi'] ?? '')];
  return (
    <>
      <p>{t('offers.returnText')}</p>
      <TextField
        name="durationMonths"
        inputMode="numeric"
        label={t('offers.duration')}
        defaultValue={fields['durationMonths']}
        maxLength={2}
      />
      <TextField
        name="roi"
        inputMode="decimal"
        label={t('offers.roi')}
        hint={t('offers.roiHint')}
        defaultValue={fields['roi']}
        maxLength={6}
      />
      {months > 0 && !Number.isNaN(roi) && (
        <p aria-live="polite">
          {t('offers.yearly', { roi: percentText(roi), months, yearly: percentText(yearlyBasisPoints(roi, months)) })}
        </p>
      )}
    </>
  );
};
