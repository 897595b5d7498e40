import { Check, Pencil } from 'lucide-react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { Doubt, Report } from '@shuka/domain/reports';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { CostTable } from './CostTable.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { FormCheck } from './form-field.tsx';
import { lineWords, quantityText } from './report-words.ts';
import { keyOfDoubt } from './unfinished-report.ts';

type Props = {
  readonly report: Report;
  /** What is odd and nobody has confirmed yet. */
  readonly doubts: readonly Doubt[];
  readonly plantedOn: string | null;
  readonly onConfirm: (doubt: Doubt) => void;
  readonly onChange: (field: string) => void;
  readonly standsInBook: boolean;
};

/** What will be saved, what it means, what is asked back, and whether the costs go into the book. */
export const CheckStep = ({ report, doubts, plantedOn, onConfirm, onChange, standsInBook }: Props) => {
  const { t } = useWords();
  return (
    <>
      {doubts.map((doubt) => (
        <DoubtCard
          key={keyOfDoubt(doubt)}
          doubt={doubt}
          plantedOn={plantedOn}
          onConfirm={() => onConfirm(doubt)}
          onChange={() => onChange(doubt.field)}
        />
      ))}
      <CostTable report={report} />
      <FiguresPanel report={report} />
      {standsInBook && <Notice kind="hint">{t('reports.bookHasThese')}</Notice>}
      <FormCheck name="entriesInBook" label={t('reports.inBook')} hint={t('reports.inBookHint')} />
    </>
  );
};

const questionOf = ({ about, line, value }: Doubt, plantedOn: string | null, { t, language }: Words): string => {
  const what = line === null ? '' : t(lineWords[line]);
  if (about === 'date') {
    const planted = plantedOn === null ? '' : formatDate(plantedOn, language);
    return t('reports.askDate', { date: formatDate(String(value), language), planted });
  }
  if (about === 'quantity') return t('reports.askQuantity', { what, count: quantityText(Number(value)) });
  if (about === 'days') return t('reports.askDays', { count: quantityText(Number(value)) });
  if (about === 'bags') return t('reports.askBags', { count: quantityText(Number(value)) });
  const amount = formatNaira(Number(value));
  if (about === 'cost-per-bag') return t('reports.askCostPerBag', { amount });
  if (about === 'budget') return t('reports.askBudget', { amount });
  if (about === 'total') return t('reports.askTotal', { what, amount });
  return t('reports.askPrice', { what: what === '' ? t('reports.line.familyLabour') : what, amount });
};

type DoubtProps = {
  readonly doubt: Doubt;
  readonly plantedOn: string | null;
  readonly onConfirm: () => void;
  readonly onChange: () => void;
};

/** Asks back about one odd value. */
const DoubtCard = ({ doubt, plantedOn, onConfirm, onChange }: DoubtProps) => {
  const words = useWords();
  return (
    <div role="alert" className="grid gap-3 rounded-2xl border-2 border-ochre bg-ochre-soft p-4">
      <p className="font-semibold">{questionOf(doubt, plantedOn, words)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>
          <Check aria-hidden className="size-5" />
          {words.t('reports.askYes')}
        </Button>
        <Button look="quiet" onClick={onChange}>
          <Pencil aria-hidden className="size-5" />
          {words.t('reports.askChange')}
        </Button>
      </div>
    </div>
  );
};
