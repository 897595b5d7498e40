import { useId, useState } from 'react';
import { phasePays, rounded, yieldPays, type ProductTerms } from '@shuka/domain/insurance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';

const perMillimetre = 100;

/** What a hectare would be paid if so much rain fell in each phase, or the area gave so much. */
const paysFor = ({ index, sumKoboPerHectare }: ProductTerms, typed: number): number => {
  if (index.kind === 'yield') {
    const { referenceKilograms: reference, triggerPercent } = index;
    return yieldPays(sumKoboPerHectare, { reference, triggerPercent, actual: Math.round(typed) });
  }
  const parts = index.phases.map(({ side, triggerTenths, exitTenths, mostKoboPerHectare: mostKobo }) =>
    rounded(
      phasePays(
        { side, trigger: triggerTenths * 10, exit: exitTenths * 10, mostKobo },
        Math.round(typed * perMillimetre),
      ),
    ),
  );
  return Math.min(
    parts.reduce((sum, one) => sum + one, 0),
    sumKoboPerHectare,
  );
};

/** A calculator: nothing is bought by it. */
export const TryRain = ({ terms }: { readonly terms: ProductTerms }) => {
  const { t } = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const isRain = terms.index.kind === 'weather';
  const figure = /^\d{1,5}(\.\d)?$/.test(typed.trim()) ? Number(typed) : null;
  return (
    <div className="grid gap-1 rounded-xl bg-leaf-soft p-3">
      <label htmlFor={id} className="font-semibold">
        {isRain ? t('insurance.tryRain') : t('insurance.tryYield')}
      </label>
      <input
        id={id}
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 py-2"
      />
      <output htmlFor={id} className="text-lg font-bold">
        {figure === null ? '' : t('insurance.tryPays', { amount: formatNaira(paysFor(terms, figure)) })}
      </output>
    </div>
  );
};
