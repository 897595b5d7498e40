import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { costFigures, costLines, type Report } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { lineWords, quantityText } from './report-words.ts';

const row = 'border-b border-line last:border-0';
const number = 'whitespace-nowrap px-3 py-2 text-right align-top tabular-nums';

/** The costs of a report, line by line, and what they come to; narrow enough for any phone. */
export const CostTable = ({ report }: { report: Report }) => {
  const { t } = useWords();
  const { paidKobo, costKobo } = costFigures(report);
  const { familyLabour } = report;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg font-bold">{t('reports.costs')}</h3>
      <table className="w-full rounded-2xl border border-line bg-paper">
        <thead className="sr-only">
          <tr>
            <th>{t('reports.cost')}</th>
            <th>{t('reports.total')}</th>
          </tr>
        </thead>
        <tbody>
          {costLines.map((line) => {
            const { priceKobo, quantity, totalKobo } = report.costs[line];
            return <Row key={line} name={t(lineWords[line])} price={priceKobo} count={quantity} total={totalKobo} />;
          })}
          <SumRow name={t('reports.paid')} kobo={paidKobo} />
          {familyLabour !== null && (
            <>
              <Row
                name={t('reports.line.familyLabour')}
                price={familyLabour.dayPriceKobo}
                count={familyLabour.days}
                total={familyLabour.totalKobo}
              />
              <SumRow name={t('reports.seasonCost')} kobo={costKobo} />
            </>
          )}
        </tbody>
      </table>
    </section>
  );
};

type RowProps = { readonly name: string; readonly price: number; readonly count: number; readonly total: number };

const Row = ({ name, price, count, total }: RowProps) => {
  const { t } = useWords();
  return (
    <tr className={row}>
      <th scope="row" className="px-3 py-2 text-left font-medium">
        {name}
        <span className="block text-sm font-normal text-ink-soft">
          {t('reports.priceTimes', { price: formatNaira(price), count: quantityText(count) })}
        </span>
      </th>
      <td className={number}>{formatNaira(total)}</td>
    </tr>
  );
};

const SumRow = ({ name, kobo }: { readonly name: string; readonly kobo: number }) => (
  <tr className={`${row} font-bold`}>
    <th scope="row" className="px-3 py-2 text-left">
      {name}
    </th>
    <td className={number}>{formatNaira(kobo)}</td>
  </tr>
);
