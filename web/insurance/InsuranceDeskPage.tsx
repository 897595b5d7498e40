import { FilePlus, Plus } from 'lucide-react';
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
import { RainImportsPart } from './RainImportsPart.tsx';
import { ReferralsPart } from './ReferralsPart.tsx';
import { TermsOf } from './TermsOf.tsx';

/** The desk of an insurance officer: the fund, payout lists, products, official rain, crop cuts, and whom an insurer is to call. */
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
      <RainImportsPart key={`rain${turn}`} onDone={again} />
      <CutsPart />
      <ReferralsPart />
    </section>
  );
};

/** What is open below the list: newer terms of a product, or a new one. */
type Writing = { readonly before: Product | null } | null;

const Products = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const loaded = useLoad(listProducts, { limit: '100' });
  const [writing, setWriting] = useState<Writing>(null);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t('insurance.products')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, standing, licence }) => (
          <>
            <p>{standing === 'licensed' ? t('insurance.licenceText', { licence }) : t(standings[standing])}</p>
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noProducts')}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
              {items.map((product) => (
                <ProductLine
                  key={product.id}
                  product={product}
                  onDone={onDone}
                  onNewer={() => setWriting({ before: product })}
                />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
      {writing === null ? (
        <Button className="justify-self-start" onClick={() => setWriting({ before: null })}>
          <Plus aria-hidden className="size-5 shrink-0" />
          {t('insurance.addProduct')}
        </Button>
      ) : (
        <>
          <h3 className="text-lg font-bold">{writing.before?.terms.name ?? t('insurance.addProduct')}</h3>
          <AddProductForm
            key={writing.before?.id ?? ''}
            before={writing.before}
            onDone={onDone}
            onCancel={() => setWriting(null)}
          />
        </>
      )}
    </section>
  );
};

const standings = { practice: 'insurance.practiceText', referral: 'insurance.referralText' } as const;

type LineProps = { readonly product: Product; readonly onDone: () => void; readonly onNewer: () => void };

const ProductLine = ({ product, onDone, onNewer }: LineProps) => {
  const { t } = useWords();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h3 className="text-lg font-bold break-words">{product.terms.name}</h3>
      <TermsOf product={product} />
      <Button look="quiet" className="justify-self-start" onClick={onNewer}>
        <FilePlus aria-hidden className="size-5 shrink-0" />
        {t('insurance.newer', { name: product.terms.name })}
      </Button>
      <DrawListForm productId={product.id} onDone={onDone} />
    </li>
  );
};
