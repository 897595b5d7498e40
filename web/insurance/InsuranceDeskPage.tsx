import { useState } from 'react';
import { listProducts, type Product } from '@shuka/domain/insurance';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AddProductForm } from './AddProductForm.tsx';
import { CutsPart } from './CutsPart.tsx';
import { DrawListForm } from './DrawListForm.tsx';
import { FundPart } from './FundPart.tsx';
import { ListsPart } from './ListsPart.tsx';
import { ReferralsPart } from './ReferralsPart.tsx';
import { TermsOf } from './TermsOf.tsx';

/** The desk of an insurance officer: the fund, payout lists, products, crop cuts, and whom an insurer is to call. */
export const InsuranceDeskPage = () => {
  const { t } = useWords();
  const [turn, setTurn] = useState(0);
  const again = (): void => setTurn(turn + 1);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-2xl font-bold">{t('insurance.deskTitle')}</h1>
      <FundPart key={`fund${turn}`} />
      <ListsPart key={`lists${turn}`} onDone={again} />
      <Products key={`products${turn}`} onDone={again} />
      <CutsPart />
      <ReferralsPart />
    </section>
  );
};

const Products = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const loaded = useLoad(listProducts, { limit: '100' });
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('insurance.products')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, standing, licence }) => (
          <>
            <p>{standing === 'licensed' ? t('insurance.licenceText', { licence }) : t(standings[standing])}</p>
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noProducts')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((product) => (
                <ProductLine key={product.id} product={product} onDone={onDone} />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
      {isAdding ? (
        <AddProductForm onDone={onDone} />
      ) : (
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          {t('insurance.addProduct')}
        </Button>
      )}
    </section>
  );
};

const standings = { practice: 'insurance.practiceText', referral: 'insurance.referralText' } as const;

const ProductLine = ({ product, onDone }: { readonly product: Product; readonly onDone: () => void }) => (
  <li className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
    <h3 className="text-lg font-bold break-words">{product.terms.name}</h3>
    <TermsOf product={product} />
    <DrawListForm productId={product.id} onDone={onDone} />
  </li>
);
