import { useState } from 'react';
import { trueCostOf, type LoanTerms } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { card, ReckonChoice, ReckonField } from './ReckonField.tsx';
import { isEmpty, koboTyped, monthsTyped, ppmTyped } from './typed-figures.ts';

/** Monthly instalments to the kobo, without fees: what is asked differs, and what it does to the rate is the point. */
const termsOf = (method: LoanTerms['method'], ratePpm: number): LoanTerms => ({
  method,
  ratePpm,
  interestPeriod: 'instalment',
  dayCount: '30/360',
  amortisation: 'equal-instalment',
  every: { count: 1, unit: 'months' },
  principalGrace: 0,
  interestGrace: 0,
  graceInterest: 'capitalised',
  roundToKobo: 1,
  rounding: 'half-up',
  remainder: 'last',
  early: 'interest-to-day',
  feePpm: 0,
  feeKobo: 0,
  penaltyPpm: 0,
});

type Typed = { readonly amount: string; readonly rate: string; readonly months: string; readonly method: string };

/** Each figure that was typed; null while it is missing or none. */
const figuresOf = ({ amount, rate, months }: Typed) => ({
  principalKobo: koboTyped(amount),
  ratePpm: ppmTyped(rate),
  instalments: monthsTyped(months),
});

/** What was typed as a loan; null while a figure is missing or wrong. */
const lentOf = ({ principalKobo, ratePpm, instalments }: ReturnType<typeof figuresOf>, method: string) => {
  if (principalKobo === null || ratePpm === null || instalments === null) return null;
  const terms = termsOf(method === 'flat' ? 'flat' : 'declining', ratePpm);
  // By itself: on this public page what the app has of days would bring a file of the app.
  return { principalKobo, instalments, terms, from: dayOf(new Date()) };
};

const percent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)} %`;

const Line = ({ says, figure }: { readonly says: string; readonly figure: string }) => (
  <p>
    {says}: <b>{figure}</b>
  </p>
);

const Cost = ({ lent }: { readonly lent: NonNullable<ReturnType<typeof lentOf>> }) => {
  const { t } = useWords();
  const cost = trueCostOf(lent);
  return (
    <>
      <Line says={t('calculate.total')} figure={formatNaira(cost.totalKobo)} />
      <Line says={t('calculate.interest')} figure={formatNaira(cost.interestKobo)} />
      <Line says={t('calculate.nominal')} figure={percent(cost.nominalBasisPoints)} />
      <Line says={t('calculate.effective')} figure={percent(cost.effectiveBasisPoints)} />
    </>
  );
};

/** All that is paid back, and the true yearly rate beside the one a loan is sold by. */
export const LoanCalculator = () => {
  const { t } = useWords();
  const [typed, setTyped] = useState<Typed>({ amount: '150,000', rate: '24', months: '6', method: 'flat' });
  const figures = figuresOf(typed);
  const lent = lentOf(figures, typed.method);
  const set = (name: keyof Typed) => (text: string) => setTyped({ ...typed, [name]: text });
  return (
    <section className={card}>
      <h2 className="text-2xl font-bold">{t('calculate.loan')}</h2>
      <ReckonField
        label={t('calculate.amount')}
        text={typed.amount}
        onText={set('amount')}
        wrong={figures.principalKobo === null && t('calculate.amountWrong')}
      />
      <ReckonField
        label={t('calculate.rate')}
        text={typed.rate}
        onText={set('rate')}
        wrong={figures.ratePpm === null && t('calculate.rateWrong')}
      />
      <ReckonChoice
        label={t('calculate.method')}
        text={typed.method}
        onText={set('method')}
        choices={[
          ['flat', t('calculate.flat')],
          ['declining', t('calculate.declining')],
        ]}
      />
      <ReckonField
        label={t('calculate.months')}
        text={typed.months}
        onText={set('months')}
        wrong={figures.instalments === null && t('calculate.monthsWrong')}
      />
      <output className="grid gap-3">
        {lent !== null && <Cost lent={lent} />}
        {Object.values(typed).some(isEmpty) && <p className="font-medium">{t('calculate.needsFigures')}</p>}
      </output>
      <p className="text-ink-soft">{t('calculate.loanNote')}</p>
    </section>
  );
};
