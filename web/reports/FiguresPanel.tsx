import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { costFigures, isBeforeHarvest, type Report } from '@shuka/domain/reports';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { quantityText } from './report-words.ts';

type Fact = readonly [name: string, value: string];

/** What the costs mean: the budget against what was paid, what a bag cost, and the price below which it is a loss. */
export const FiguresPanel = ({ report }: { report: Report }) => {
  const { t } = useWords();
  const { budgetKobo, harvest } = report;
  const { budgetLeftKobo, budgetUsedPercent, costPerBagKobo, breakEvenPriceKobo } = costFigures(report);
  const naira = (kobo: number | null): string => (kobo === null ? '–' : formatNaira(kobo));
  const ofBudget: Fact[] =
    budgetKobo === null
      ? []
      : [
          [t('reports.budgetTitle'), naira(budgetKobo)],
          [
            (budgetLeftKobo ?? 0) < 0 ? t('reports.budgetOver') : t('reports.budgetLeft'),
            t('reports.budgetShare', { amount: naira(Math.abs(budgetLeftKobo ?? 0)), percent: budgetUsedPercent ?? 0 }),
          ],
        ];
  const ofHarvest: Fact[] =
    harvest === null
      ? []
      : [
          [
            isBeforeHarvest(report) ? t('reports.bagsExpected') : t('reports.bagsHarvested'),
            quantityText(harvest.bags),
          ],
          [t('reports.bagsToSell'), quantityText(harvest.bagsToSell)],
          [t('reports.costPerBag'), naira(costPerBagKobo)],
          [t('reports.breakEven'), naira(breakEvenPriceKobo)],
        ];
  if (ofBudget.length + ofHarvest.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg font-bold">{t('reports.figures')}</h3>
      <Facts facts={[...ofBudget, ...ofHarvest]} />
    </section>
  );
};
