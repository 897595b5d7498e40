import { useState } from 'react';
import { phasePays, rounded, type CoverSide } from '@shuka/domain/insurance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { card, ReckonChoice, ReckonField } from './ReckonField.tsx';
import { hundredthsTyped, isEmpty, koboTyped } from './typed-figures.ts';

type Typed = Readonly<Record<'side' | 'trigger' | 'exit' | 'most' | 'rain', string>>;

/** Each figure that was typed; null while it is missing or none. */
const figuresOf = ({ trigger, exit, most, rain }: Typed) => ({
  trigger: hundredthsTyped(trigger),
  exit: hundredthsTyped(exit),
  most: koboTyped(most),
  rain: hundredthsTyped(rain),
});

const fields = [
  ['trigger', 'calculate.trigger', 'calculate.rainWrong'],
  ['exit', 'calculate.exit', 'calculate.rainWrong'],
  ['most', 'calculate.most', 'calculate.amountWrong'],
  ['rain', 'calculate.rain', 'calculate.rainWrong'],
] as const;

type Reckoned = { readonly paysKobo: number } | { readonly says: 'calculate.needsFigures' | 'calculate.order' | null };

const reckon = (typed: Typed): Reckoned => {
  const side: CoverSide = typed.side === 'excess' ? 'excess' : 'deficit';
  const { trigger, exit, most: mostKobo, rain } = figuresOf(typed);
  if (trigger === null || exit === null || mostKobo === null || rain === null)
    return { says: Object.values(typed).some(isEmpty) ? 'calculate.needsFigures' : null };
  const isOrdered = side === 'deficit' ? trigger > exit : trigger < exit;
  if (!isOrdered) return { says: 'calculate.order' };
  return { paysKobo: rounded(phasePays({ side, trigger, exit, mostKobo }, rain)) };
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
  const figures = figuresOf(typed);
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
      {fields.map(([name, label, wrong]) => (
        <ReckonField
          key={name}
          label={t(label)}
          text={typed[name]}
          onText={set(name)}
          wrong={figures[name] === null && t(wrong)}
        />
      ))}
      <output className="text-lg font-bold">
        {'paysKobo' in reckoned && t('calculate.pays', { amount: formatNaira(reckoned.paysKobo) })}
        {'says' in reckoned && reckoned.says !== null && t(reckoned.says)}
      </output>
      <p className="text-ink-soft">{t('calculate.basis')}</p>
    </section>
  );
};
