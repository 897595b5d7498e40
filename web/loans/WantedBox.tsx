import type { Product } from '@shuka/domain/loans';
import { percentText } from './product-draft.ts';
import { useWords } from '#kit/words.tsx';

/** What a product wants besides: people who stand for whoever borrows, papers; and that it comes in goods. */
export const WantedBox = ({ product }: { readonly product: Product }) => {
  const { t } = useWords();
  const { guarantors, papers = [], isInKind } = product;
  const lines = [
    ...(guarantors
      ? [t('loans.wantsGuarantors', { count: guarantors.count, percent: percentText(guarantors.sharePpm) })]
      : []),
    ...(papers.length > 0 ? [t('loans.wantsPapers', { papers: papers.join(', ') })] : []),
    ...(isInKind === true ? [t('loans.comesInGoods')] : []),
  ];
  return (
    <ul className="grid list-disc gap-2 pl-5 empty:hidden">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
};
