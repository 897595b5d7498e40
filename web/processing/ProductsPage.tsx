import { BadgeCheck, QrCode } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { addProduct, listProducts, type Product } from '@shuka/domain/processing';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { kilogramsText } from './kilograms.ts';
import { millJobPaths } from './mill-jobs-paths.ts';
import { PackFields } from './PackFields.tsx';
import { packTyped } from './product-form.ts';
import { ProductPicture } from './ProductPicture.tsx';

const perPage = '12';

/** The products of a mill. */
export const ProductsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('mill.products')}</h1>
      <Link
        to={millJobPaths.codes}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline"
      >
        <QrCode aria-hidden className="size-5" />
        {t('mill.codes')}
      </Link>
      <Link
        to={millJobPaths.compliance}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline"
      >
        <BadgeCheck aria-hidden className="size-5" />
        {t('mill.compliance')}
      </Link>
      <OfCompany>{({ companyId, duty }) => <Products companyId={companyId} mayAdd={duty !== 'buyer'} />}</OfCompany>
    </section>
  );
};

type Props = { readonly companyId: string; readonly mayAdd: boolean };

const Products = ({ companyId, mayAdd }: Props) => {
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const pages = usePages(companyId);
  const loaded = useLoad(listProducts, { companyId, ...pages.query, limit: perPage });
  return (
    <>
      {mayAdd && !isAdding && (
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          {t('mill.addProduct')}
        </Button>
      )}
      {isAdding && <AddProductForm companyId={companyId} onCancel={() => setAdding(false)} />}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('mill.noProducts')}</p>}
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {items.map((one) => (
                <li key={one.id} className="grid">
                  <ProductCard companyId={companyId} product={one} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};

const ProductCard = ({ companyId, product }: { readonly companyId: string; readonly product: Product }) => {
  const { t } = useWords();
  return (
    <Link
      to={`${millJobPaths.products}/${product.id}`}
      className="grid content-start gap-2 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft"
    >
      <ProductPicture companyId={companyId} product={product} />
      <span className="text-lg font-bold break-words">{product.name}</span>
      {product.packs.map(({ id, grams, priceKobo, inStock }) => (
        <span key={id} className="flex flex-wrap justify-between gap-2">
          <span>{t('mill.packOf', { kilograms: kilogramsText(grams), price: formatNaira(priceKobo) })}</span>
          <span className="text-ink-soft">{t('mill.inStock', { count: inStock })}</span>
        </span>
      ))}
    </Link>
  );
};

const AddProductForm = ({ companyId, onCancel }: { readonly companyId: string; readonly onCancel: () => void }) => {
  const { t } = useWords();
  const [, go] = useLocation();
  const ids = useRef({ product: newId(), pack: newId() });
  return (
    <section className="rounded-2xl border border-line bg-paper p-4">
      <Form
        contract={addProduct}
        draftOf={(typed) => ({
          id: ids.current.product,
          companyId,
          name: typed['name'] ?? '',
          crop: typed['crop'] ?? '',
          pack: packTyped(ids.current.pack, typed, 'pack.'),
        })}
        onDone={({ id }) => go(`${millJobPaths.products}/${id}`)}
      >
        <TextField name="name" label={t('mill.productName')} maxLength={80} required />
        <TextField name="crop" label={t('mill.madeOf')} maxLength={60} required />
        <PackFields head="pack." />
        <SubmitButton sending={t('form.sending')}>{t('mill.addProduct')}</SubmitButton>
        <Button look="bare" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </Form>
    </section>
  );
};
