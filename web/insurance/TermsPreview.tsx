import { productTerms, termsRefusal, type ProductTerms } from '@shuka/domain/insurance';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { TryProduct } from './TryProduct.tsx';
import { typedTerms } from './typed-terms.ts';

type Fields = Readonly<Record<string, string>>;

/** Names and sources have no part in the figures, so the preview does not wait for them. */
const toReckon = (terms: ProductTerms): ProductTerms => {
  const named = { ...terms, name: '-', crop: '-', insurer: '-', figuresFrom: '-' };
  return named.index.kind === 'yield' ? named : { ...named, index: { ...named.index, indexSource: '-' } };
};

/** What a product would pay on example rain, by the very calculation that covers are settled by, while it is typed. */
export const TermsPreview = ({ typed }: { readonly typed: Fields }) => {
  const { t, say } = useWords();
  const today = useToday();
  const terms = toReckon(typedTerms({ 'terms.figuresOn': today, ...typed }));
  const read = productTerms.safeParse({ ...terms, figuresOn: terms.figuresOn || today });
  const refused = read.success ? termsRefusal(read.data, today) : null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line p-4">
      <h3 className="text-lg font-bold">{t('insurance.preview')}</h3>
      {!read.success && <p>{t('insurance.previewWaits')}</p>}
      {refused !== null && <p className="font-medium text-danger">{say(refused.says)}</p>}
      {read.success && refused === null && <TryProduct terms={read.data} isWhole />}
    </section>
  );
};
