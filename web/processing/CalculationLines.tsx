import { reckon, type Measured, type Terms } from '@shuka/domain/processing';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText, shareText } from './typed-measures.ts';

type Props = { readonly measured: Measured; readonly terms: Terms };

/** Each line of what a delivery is worth, as the deliverer is shown it. */
export const CalculationLines = ({ measured, terms }: Props) => {
  const { t } = useWords();
  const { netGrams, moistureGrams, foreignGrams, roundedGrams, payableGrams, amountKobo } = reckon(measured, terms);
  const wet = {
    measured: shareText(measured.moisture),
    base: shareText(terms.moistureBase),
    taken: shareText(terms.moistureTaken),
  };
  const dirty = {
    measured: shareText(measured.foreign),
    base: shareText(terms.foreignBase),
    taken: shareText(terms.foreignTaken),
  };
  const lines = [
    [t('weigh.gross'), kilogramsText(measured.grossGrams)],
    [t('weigh.tare'), `− ${kilogramsText(measured.tareGrams)}`],
    [t('weigh.net'), kilogramsText(netGrams)],
    [t('weigh.moistureLine', wet), `− ${kilogramsText(moistureGrams)}`],
    [t('weigh.foreignLine', dirty), `− ${kilogramsText(foreignGrams)}`],
    ...(roundedGrams === 0 ? [] : [[t('weigh.roundedLine'), `− ${kilogramsText(roundedGrams)}`] as const]),
    [t('weigh.payable'), kilogramsText(payableGrams)],
    [t('weigh.price'), `${formatNaira(terms.koboPerKilogram)}/kg`],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
      <dt className="text-lg font-bold">{t('weigh.amount')}</dt>
      <dd className="text-right text-lg font-bold">{formatNaira(amountKobo)}</dd>
    </dl>
  );
};
