import { useState } from 'react';
import { exampleCalculation, halfWay, triedWindows, type Example, type ProductTerms } from '@shuka/domain/insurance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { CalculationSteps } from './CalculationSteps.tsx';
import { ReckonField } from './ReckonField.tsx';
import { tenths } from './typed-terms.ts';

type Props = {
  readonly terms: ProductTerms;
  /** An officer tries storms and missing days too. */
  readonly isWhole?: boolean;
};

const box = 'min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 py-2';

/** What is tried: an amount for each window, half-way at first, how it falls and what nobody knows. */
const useExample = (terms: ProductTerms) => {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [falls, setFalls] = useState<Example['falls']>('even');
  const [unknown, setUnknown] = useState('0');
  const isRain = terms.index.kind !== 'yield';
  const usual = halfWay(terms).map((amount) => String(isRain ? amount / 100 : amount));
  const texts = usual.map((text, place) => typed[place] ?? text);
  // Rain has a decimal, a harvest none.
  const amounts = texts.map((text) => (isRain ? tenths(text) * 10 : Math.round(tenths(text) / 10)));
  const unknownDays = /^\d{1,3}$/.test(unknown) ? Number(unknown) : 0;
  const isTyped = amounts.every((amount) => !Number.isNaN(amount));
  const calculation = isTyped ? exampleCalculation(terms, { amounts, falls, unknownDays }) : null;
  const type = (place: number) => (text: string) => setTyped({ ...typed, [place]: text });
  return { isRain, texts, type, falls, setFalls, unknown, setUnknown, calculation };
};

/** A calculator: nothing is bought by it. It goes by the calculation that covers are settled by, and shows its steps. */
export const TryProduct = ({ terms, isWhole = false }: Props) => {
  const { t, language } = useWords();
  const { isRain, texts, type, calculation, ...more } = useExample(terms);
  const labels = isRain
    ? triedWindows(terms).map(({ from, until }) =>
        t('insurance.tryRain', { from: formatDate(from, language), until: formatDate(until, language) }),
      )
    : [t('insurance.tryYield')];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl bg-leaf-soft p-3">
      {texts.map((text, place) => (
        <ReckonField key={labels[place]} label={labels[place] ?? ''} text={text} onText={type(place)} />
      ))}
      {isWhole && isRain && <Falling {...more} />}
      <output className="text-lg font-bold">
        {calculation === null
          ? t('insurance.rainWrong')
          : calculation.payableKobo === null
            ? t('insurance.tryNoIndex')
            : t('insurance.tryPays', { amount: formatNaira(calculation.payableKobo) })}
      </output>
      {calculation !== null && <CalculationSteps calculation={calculation} />}
    </div>
  );
};

type FallingProps = Pick<ReturnType<typeof useExample>, 'falls' | 'setFalls' | 'unknown' | 'setUnknown'>;

/** Whether it falls in one storm, and how many days nobody knows. */
const Falling = ({ falls, setFalls, unknown, setUnknown }: FallingProps) => {
  const { t } = useWords();
  return (
    <>
      <label className="grid gap-1 font-semibold">
        {t('insurance.tryFalls')}
        <select
          value={falls}
          onChange={({ target }) => setFalls(target.value === 'storm' ? 'storm' : 'even')}
          className={box}
        >
          <option value="even">{t('insurance.fallsEven')}</option>
          <option value="storm">{t('insurance.fallsStorm')}</option>
        </select>
      </label>
      <ReckonField label={t('insurance.tryUnknown')} text={unknown} onText={setUnknown} />
    </>
  );
};
