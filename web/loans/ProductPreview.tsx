import { checkProduct, productDraft, readLoanLimits, type LoanLimits, type ProductDraft } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useToday } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CostBox } from './CostBox.tsx';

/** What the largest loan of a product over its longest time would cost, reckoned while its terms are typed. */
export const ProductPreview = ({ draft }: { readonly draft: object }) => {
  const { t, say } = useWords();
  const today = useToday();
  const limits = useLoad(readLoanLimits, {});
  const held = limits.state === 'ready' ? limits.value : null;
  const read = productDraft.safeParse({ ...draft, name: '-', words: '-' }); // names have no part in the figures
  const refused = read.success ? checkProduct(read.data, held?.values) : null;
  return (
    <section className="grid gap-3" aria-live="polite">
      <h2 className="text-xl font-bold">{t('lending.preview')}</h2>
      {held !== null && <LimitsText date={held.date} limits={held.values} />}
      {!read.success && <p>{t('lending.previewWaits')}</p>}
      {refused !== null && <p className="font-medium text-danger">{say(refused.says)}</p>}
      {read.success && refused === null && <Costs draft={read.data} from={today} />}
    </section>
  );
};

const percent = (value: number, parts: number): string => `${value / parts} %`;

/** What the house allows today, before anything is refused. */
const LimitsText = ({ date, limits }: { readonly date: string; readonly limits: LoanLimits }) => {
  const { t, language } = useWords();
  const said = {
    date: formatDate(date, language),
    rate: percent(limits.mostRatePpm, 10_000),
    truth: percent(limits.mostTrueBasisPoints, 100),
    fee: percent(limits.mostFeePpm, 10_000),
    penalty: percent(limits.mostPenaltyPpm, 10_000),
    instalments: limits.mostInstalments,
    years: limits.mostYears,
    least: formatNaira(limits.leastPrincipalKobo),
    most: formatNaira(limits.mostPrincipalKobo),
  };
  return <p className="text-sm text-ink-soft">{t('lending.limitsNow', said)}</p>;
};

const Costs = ({ draft, from }: { readonly draft: ProductDraft; readonly from: string }) => {
  const { t } = useWords();
  const { terms, mostKobo: principalKobo, mostInstalments: instalments } = draft;
  return (
    <>
      <p>{t('lending.previewText', { amount: formatNaira(principalKobo), instalments })}</p>
      <CostBox terms={terms} principalKobo={principalKobo} instalments={instalments} from={from} />
    </>
  );
};
