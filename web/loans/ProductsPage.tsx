import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { listProducts, trueCostOf, type Product } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useToday } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';
import { amortisationWords, methodWords, percentOf } from './loan-words.ts';
import { ProductForm } from './ProductForm.tsx';
import { TrancheList } from './TrancheList.tsx';

/** What is lent on which terms: the open products, the next version of one, and a new one. */
export const ProductsPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listProducts, {});
  const [changed, setChanged] = useState<Product | null>(null);
  const [turn, setTurn] = useState(0);
  const [news, setNews] = useState<string | null>(null);
  const told = (product: Product): void => {
    setNews(t('lending.productSet', { name: product.name, version: product.version }));
    setChanged(null);
    setTurn(turn + 1);
    loaded.reload();
  };
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.desk}>{t('lending.deskTitle')}</BackLink>
      <h1 className="text-2xl font-bold">{t('lending.products')}</h1>
      <p>{t('lending.productsText')}</p>
      {news !== null && <Notice kind="done">{news}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-4 empty:hidden">
            {items.map((product) => (
              <li key={product.productId} className="grid gap-2">
                <h2 className="text-xl font-bold">{product.name}</h2>
                <p>{product.words}</p>
                <ProductFacts product={product} />
                <TrancheList terms={product.terms} tranches={product.tranches} principalKobo={product.mostKobo} />
                <Button look="quiet" onClick={() => setChanged(product)}>
                  <FilePlus aria-hidden className="size-5 shrink-0" />
                  {t('lending.nextVersion', { name: product.name })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
      <h2 className="text-xl font-bold">
        {changed === null ? t('lending.newProduct') : t('lending.nextVersion', { name: changed.name })}
      </h2>
      <ProductForm key={`${changed?.productId ?? ''} ${turn}`} before={changed} onDone={told} />
    </section>
  );
};

/** The rate it is sold by, and beside it the true one of the largest loan over the longest time. */
const ProductFacts = ({ product }: { readonly product: Product }) => {
  const { t } = useWords();
  const { terms, mostKobo: principalKobo, mostInstalments: instalments } = product;
  const cost = trueCostOf({ terms, principalKobo, instalments, from: useToday() });
  return (
    <Facts
      facts={[
        [t(methodWords[terms.method]), percentOf(terms.ratePpm / 100)],
        [t('loans.trueRate'), percentOf(cost.nominalBasisPoints)],
        [t('loans.trueRateEffective'), percentOf(cost.effectiveBasisPoints)],
        [t('lending.amortisation'), t(amortisationWords[terms.amortisation])],
        [t('loans.amount'), `${formatNaira(product.leastKobo)} - ${formatNaira(product.mostKobo)}`],
        [t('loans.instalments'), `${product.leastInstalments} - ${product.mostInstalments}`],
        [t('lending.version'), String(product.version)],
      ]}
    />
  );
};
