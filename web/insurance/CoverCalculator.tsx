import { useState } from 'react';
import { phasePays, rounded, type CoverSide } from '@shuka/domain/insurance';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { card, ReckonChoice, ReckonField } from './ReckonField.tsx';

type Typed = Readonly<Record<'side' | 'trigger' | 'exit' | 'most' | 'rain', string>>;

/** Millimetres with one decimal at most, in hundredths. */
const hundredths = (text: string): number =>
  /^\d{1,5}(\.\d)?$/.test(text.trim()) ? Math.round(Number(text) * 100) : Number.NaN;

type Reckoned = { readonly paysKobo: number } | { readonly says: 'calculate.needsFigures' | 'calculate.order' };

const reckon = ({ side: typedSide, trigger: triggerText, exit: exitText, most, rain }: Typed): Reckoned => {
  const side: CoverSide = typedSide === 'excess' ? 'excess' : 'deficit';
  const [trigger, exit, index] = [hundredths(triggerText), hundredths(exitText), hundredths(rain)];
  const mostKobo = parseNaira(most);
  if (Number.isNaN(trigger + exit + index) || mostKobo === null) return { says: 'calculate.needsFigures' };
  const isOrdered = side === 'deficit' ? trigger > exit : trigger < exit;
  if (!isOrdered) return { says: 'calculate.order' };
  return { paysKobo: rounded(phasePays({ side, trigger, exit, mostKobo }, index)) };
};

/** What a rain cover of one phase pays, and what it may miss, in plain words. */
export const CoverCalculator = () => {
  const { t } = useWords();
  const [typed, setTyped] = useState<Typed>({
    side: 'deficit',
    trigger: '100',
    exit: '50',
    most: '40,000',
    rain: '80',
  });
  const set = (name: keyof Typed) => (text: string) => setTyped({ ...typed, [name]: text });
  const reckoned = reckon(typed);
  return (
    <section className={card}>
      <h2 className="text-2xl font-bold">{t('calculate.cover')}</h2>
      <ReckonChoice
        label={t('calculate.side')}
        text={typed.side}
        onText={set('side')}
        choices={[
          ['deficit', t('calculate.deficit')],
          ['excess', t('calculate.excess')],
        ]}
      />
      <ReckonField label={t('calculate.trigger')} text={typed.trigger} onText={set('trigger')} />
      <ReckonField label={t('calculate.exit')} text={typed.exit} onText={set('exit')} />
      <ReckonField label={t('calculate.most')} text={typed.most} onText={set('most')} />
      <ReckonField label={t('calculate.rain')} text={typed.rain} onText={set('rain')} />
      <output className="text-lg font-bold">
        {'says' in reckoned ? t(reckoned.says) : t('calculate.pays', { amount: formatNaira(reckoned.paysKobo) })}
      </output>
      <p className="text-ink-soft">{t('calculate.basis')}</p>
    </section>
  );
};
