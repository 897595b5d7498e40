import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { readMillFinance, readMillStatement, type MillFinance } from '@shuka/domain/processing';
import { monthName } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { TrendChart } from '#kit/trend-chart.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { FileButton } from './FileButton.tsx';
import { MoneyLists } from './MoneyLists.tsx';
import { latestMonths, spanOf, type SpanKind } from './spans.ts';
import { SpanChoice } from './SpanChoice.tsx';

/** What a mill sold, bought, took and paid in fees, and what is left of it. */
export const MillFinancePage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('mill.finance')}</h1>
      <Link
        to="/AgroProcessor/loans"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <HandCoins aria-hidden className="size-5 shrink-0" />
        {t('mill.toLoans')}
      </Link>
      <OfCompany>{({ companyId, duty }) => <Finance companyId={companyId} duty={duty} />}</OfCompany>
    </section>
  );
};

type Props = { readonly companyId: string; readonly duty: 'owner' | 'clerk' | 'buyer' };

const Finance = ({ companyId, duty }: Props) => {
  const [kind, setKind] = useState<SpanKind>('quarter');
  const loaded = useLoad(readMillFinance, { companyId, ...spanOf(kind) });
  return (
    <>
      <SpanChoice chosen={kind} onChosen={setKind} />
      <LoadedPart loaded={loaded}>
        {(finance) => (
          <>
            <Totals finance={finance} />
            <Months finance={finance} />
          </>
        )}
      </LoadedPart>
      <Statement companyId={companyId} />
      <MoneyLists companyId={companyId} duty={duty} onChanged={loaded.reload} />
    </>
  );
};

const sums = ['sales', 'purchases', 'feesEarned', 'feesPaid', 'profit', 'owed'] as const;

const Totals = ({ finance }: { readonly finance: MillFinance }) => {
  const { say } = useWords();
  return <Facts facts={sums.map((one) => [say(`mill.sum.${one}`), formatNaira(finance[`${one}Kobo`])])} />;
};

const useMonthName = (): ((month: string) => string) => {
  const { language } = useWords();
  return (month) => `${monthName(Number(month.slice(5)), language)} ${month.slice(0, 4)}`;
};

const Months = ({ finance: { months } }: { readonly finance: MillFinance }) => {
  const { t, say } = useWords();
  const nameOf = useMonthName();
  const points = months.map((one) => ({
    label: nameOf(one.month),
    values: [one.salesKobo + one.feesEarnedKobo, one.purchasesKobo + one.feesPaidKobo],
  }));
  if (points.every(({ values }) => values.every((kobo) => kobo === 0))) return <p>{t('mill.nothingThen')}</p>;
  return (
    <TrendChart
      title={t('mill.monthByMonth')}
      series={[
        { name: say('mill.sum.in'), look: 'full' },
        { name: say('mill.sum.out'), look: 'hollow' },
      ]}
      points={points}
      format={formatNaira}
    />
  );
};

const Statement = ({ companyId }: Pick<Props, 'companyId'>) => {
  const { t } = useWords();
  const nameOf = useMonthName();
  const months = latestMonths();
  const [month, setMonth] = useState(months[0] ?? '');
  const get = (format: 'pdf' | 'csv') => () =>
    fetchFile(readMillStatement, { companyId, month, format }, `mill-statement-${month}.${format}`);
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t('mill.statement')}</h2>
      <SelectField name="month" label={t('mill.month')} value={month} onChange={({ target }) => setMonth(target.value)}>
        {months.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <FileButton says={t('mill.pdf')} get={get('pdf')} />
        <FileButton says={t('mill.csv')} get={get('csv')} />
      </div>
    </section>
  );
};
