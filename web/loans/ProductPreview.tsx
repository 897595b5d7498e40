import { checkProduct, productDraft, type ProductDraft } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { CostBox } from './CostBox.tsx';
import { useToday } from './use-today.ts';

/** What the largest loan of a product over its longest time would cost, reckoned while its terms are typed. */
export const ProductPreview = ({ draft }: { readonly draft: object }) => {
  const { t, say } = useWords();
  const today = useToday();
  const read = productDraft.safeParse({ ...draft, name: '-', words: '-' }); // names have no part in the figures
  const refused = read.success ? checkProduct(read.data) : null;
  return (
    <section className="grid gap-3" aria-live="polite">
      <h2 className="text-xl font-bold">{t('lending.preview')}</h2>
      {!read.success && <p>{t('lending.previewWaits')}</p>}
      {refused !== null && <p className="font-medium text-danger">{say(refused.says)}</p>}
      {read.success && refused === null && <Costs draft={read.data} from={today} />}
    </section>
  );
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
