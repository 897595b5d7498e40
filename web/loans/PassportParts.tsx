import type { ReactNode } from 'react';
import type { PassportPart, PassportView } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { partWords } from './passport-words.ts';

type Of<Part extends 'farms' | 'seasons' | 'book' | 'loans'> = NonNullable<PassportView[Part]>;

const figure = (value: number): string => value.toLocaleString('en-NG', { maximumFractionDigits: 2 });

type PartProps = { readonly part: PassportPart; readonly isEmpty: boolean; readonly children: ReactNode };

const Part = ({ part, isEmpty, children }: PartProps) => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t(partWords[part].says)}</h2>
      {isEmpty ? <p>{t('passport.nothing')}</p> : children}
    </section>
  );
};

type Cell = readonly [says: string, value: string];

/** Each row by its first cell; every other one with what it is. */
const Table = ({ caption, rows }: { readonly caption: string; readonly rows: readonly (readonly Cell[])[] }) => (
  <CardTable caption={caption} columns={(rows[0] ?? []).map(([says], place) => ({ says, isFigure: place > 0 }))}>
    {rows.map(([head, ...cells], place) => (
      <CardRow key={`${place}`}>
        <CardHead>{head?.[1]}</CardHead>
        {cells.map(([says, value]) => (
          <CardCell key={says} says={says} isFigure>
            {value}
          </CardCell>
        ))}
      </CardRow>
    ))}
  </CardTable>
);

const LandPart = ({ farms }: { readonly farms: Of<'farms'> }) => {
  const { t } = useWords();
  const hectares = (plots: readonly (number | null)[]): string =>
    plots.length === 0 ? t('passport.notMeasured') : plots.map((one) => (one === null ? '?' : figure(one))).join(' + ');
  return (
    <Part part="land" isEmpty={farms.length === 0}>
      <Table
        caption={t('passport.partLand')}
        rows={farms.map(({ state, lga, plots }) => [
          [t('passport.place'), `${lga}, ${state}`],
          [t('passport.plots'), String(plots.length)],
          [t('passport.hectares'), hectares(plots)],
        ])}
      />
    </Part>
  );
};

const SeasonsPart = ({ seasons }: { readonly seasons: Of<'seasons'> }) => {
  const words = useWords();
  const { t, language } = words;
  const known = (value: number | null): string => (value === null ? t('passport.notMeasured') : figure(value));
  return (
    <Part part="seasons" isEmpty={seasons.length === 0}>
      <Table
        caption={t('passport.partSeasons')}
        rows={seasons.map((one) => [
          [t('passport.crop'), cropName(one.crop, words)],
          [t('passport.planted'), formatDate(one.plantedOn, language)],
          [t('passport.ended'), one.endedOn === null ? t('passport.growing') : formatDate(one.endedOn, language)],
          [t('passport.hectares'), known(one.hectares)],
          [t('passport.harvested'), figure(one.kilograms)],
          [t('passport.perHectare'), known(one.kilogramsPerHectare)],
        ])}
      />
    </Part>
  );
};

const BookPart = ({ years }: { readonly years: Of<'book'> }) => {
  const { t } = useWords();
  return (
    <Part part="book" isEmpty={years.length === 0}>
      <Table
        caption={t('passport.partBook')}
        rows={years.map(({ year, incomeKobo, expenseKobo }) => [
          [t('passport.year'), String(year)],
          [t('passport.income'), formatNaira(incomeKobo)],
          [t('passport.expense'), formatNaira(expenseKobo)],
          [t('passport.rest'), formatNaira(incomeKobo - expenseKobo)],
        ])}
      />
    </Part>
  );
};

const LoansPart = ({ loans }: { readonly loans: Of<'loans'> }) => {
  const { t, language } = useWords();
  const standing = ({ isRepaid, isWrittenOff, overdueKobo, daysLate }: Of<'loans'>[number]): string => {
    if (isRepaid) return t('passport.repaid');
    if (isWrittenOff) return t('passport.writtenOff');
    if (overdueKobo === 0) return t('passport.onTime');
    return t('passport.late', { amount: formatNaira(overdueKobo), days: daysLate });
  };
  const stands = (loan: Of<'loans'>[number]): string =>
    loan.isRestructured ? [standing(loan), t('passport.otherPlan')].join('. ') : standing(loan);
  return (
    <Part part="loans" isEmpty={loans.length === 0}>
      <Table
        caption={t('passport.partLoans')}
        rows={loans.map((loan) => [
          [t('passport.loan'), loan.productName],
          [t('passport.paidOutOn'), formatDate(loan.disbursedOn, language)],
          [t('passport.lent'), formatNaira(loan.principalKobo)],
          [t('passport.paid'), formatNaira(loan.paidKobo)],
          [t('passport.left'), formatNaira(loan.leftKobo)],
          [t('passport.stands'), stands(loan)],
        ])}
      />
    </Part>
  );
};

/** The parts that a farmer agreed to show, each as a table. */
export const PassportParts = ({ view: { farms, seasons, book, loans } }: { readonly view: PassportView }) => (
  <>
    {farms !== null && <LandPart farms={farms} />}
    {seasons !== null && <SeasonsPart seasons={seasons} />}
    {book !== null && <BookPart years={book} />}
    {loans !== null && <LoansPart loans={loans} />}
  </>
);
