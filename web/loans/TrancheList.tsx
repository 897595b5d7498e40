import { trancheMoneyOf, type LoanTerms, type Tranche } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly tranches: readonly Tranche[] | undefined;
  readonly terms: LoanTerms;
  readonly principalKobo: number;
};

/** In which parts a sum would be paid out, and what must be seen before each; nothing where it is paid out at once. */
export const TrancheList = ({ tranches = [], terms, principalKobo }: Props) => {
  const { t } = useWords();
  if (tranches.length === 0) return null;
  const money = trancheMoneyOf({ principalKobo, terms }, tranches);
  return (
    <div className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="text-lg font-bold">{t('loans.parts')}</h3>
      <p>{t('loans.partsCost')}</p>
      <ol className="grid gap-2">
        {tranches.map(({ name, condition }, place) => (
          <li key={name + String(place)} className="break-words">
            <span className="font-semibold">
              {[t('loans.partNumber', { number: place + 1 }), name, formatNaira(money[place]?.principalKobo ?? 0)].join(
                ': ',
              )}
            </span>{' '}
            {condition !== '' && t('loans.partWhen', { condition })}
          </li>
        ))}
      </ol>
    </div>
  );
};
