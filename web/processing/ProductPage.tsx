import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { readProduct, setProductPhoto, type Pack, type ProductWithStock } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { call } from '#kit/api.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { pictureProblemWords, shrinkPicture } from '#kit/picture.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { AddPackForm } from './AddPackForm.tsx';
import { FillPacksForm } from './FillPacksForm.tsx';
import { kilogramsText } from './kilograms.ts';
import { millJobPaths } from './mill-jobs-paths.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { SellForm } from './SellForm.tsx';
import { SetPriceForm } from './SetPriceForm.tsx';

/** One product of a mill: its photo, packs, prices and stock, and what is done with them. */
export const ProductPage = () => {
  const { t } = useWords();
  const { productId = '' } = useParams();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millJobPaths.products}>{t('mill.products')}</BackLink>
      <OfCompany>
        {({ companyId, duty }) => <OneProduct companyId={companyId} productId={productId} duty={duty} />}
      </OfCompany>
    </section>
  );
};

type Props = { readonly companyId: string; readonly productId: string; readonly duty: 'owner' | 'clerk' | 'buyer' };

const OneProduct = ({ companyId, productId, duty }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readProduct, { companyId, productId });
  const mayAct = duty !== 'buyer';
  return (
    <LoadedPart loaded={loaded}>
      {(product) => (
        <>
          <h1 className="text-2xl font-bold break-words">{product.name}</h1>
          <Picture companyId={companyId} product={product} mayAct={mayAct} onDone={loaded.reload} />
          <Stock product={product} />
          <Link
            to={`${millJobPaths.products}/${productId}/labels`}
            className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline"
          >
            <QrCode aria-hidden className="size-5" />
            {t('mill.labels')}
          </Link>
          {mayAct && <Acts companyId={companyId} product={product} isOwner={duty === 'owner'} onDone={loaded.reload} />}
          <Prices product={product} />
        </>
      )}
    </LoadedPart>
  );
};

type PartProps = { readonly companyId: string; readonly product: ProductWithStock; readonly onDone: () => void };

const Picture = ({ companyId, product, mayAct, onDone }: PartProps & { readonly mayAct: boolean }) => {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    const picture = await shrinkPicture(file);
    if (typeof picture === 'string') {
      setBusy(false);
      return setProblem(words.t(pictureProblemWords[picture]));
    }
    const sent = await call(setProductPhoto, { companyId, productId: product.id }, picture);
    setBusy(false);
    setProblem(sent.ok ? null : failureWords(sent.failure, words));
    if (sent.ok) onDone();
  };
  return (
    <div className="grid max-w-sm gap-3">
      <ProductPicture companyId={companyId} product={product} />
      {mayAct && <PhotoButton isBusy={isBusy} onChosen={(file) => void send(file)} />}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};

/** 'A pack of 5 kg, FL-5': what a pack is called. */
const usePackName = () => {
  const { t } = useWords();
  return ({ grams, code }: Pick<Pack, 'grams' | 'code'>): string =>
    t('mill.packName', { kilograms: kilogramsText(grams), code });
};

const Stock = ({ product: { packs, stock } }: Pick<PartProps, 'product'>) => {
  const { t, say } = useWords();
  const nameOf = usePackName();
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('mill.stock')}</h2>
      <ul className="grid gap-3">
        {packs.map((pack) => (
          <li key={pack.id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
            <span className="text-lg font-bold">{nameOf(pack)}</span>
            {pack.gtin !== '' && <span className="text-ink-soft">{t('mill.gtinIs', { number: pack.gtin })}</span>}
            <span>{t('mill.packPrice', { price: formatNaira(pack.priceKobo) })}</span>
            {pack.inStock === 0 && <span className="text-ink-soft">{t('mill.noneInStock')}</span>}
            {stock
              .filter(({ packId }) => packId === pack.id)
              .map(({ jobId, jobNumber, packs: count, blockedBy }) => (
                <span key={jobId} className={blockedBy.length > 0 ? 'font-semibold text-danger' : ''}>
                  {t('mill.stockLine', { count, number: jobNumber })}
                  {blockedBy.length > 0 &&
                    ` ${t('mill.blocked', { tests: blockedBy.map((kind) => say(`mill.test.${kind}`)).join(', ') })}`}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
};

const acts = ['sell', 'fill', 'pack', 'price'] as const;

type Act = (typeof acts)[number];

const forms = { sell: SellForm, fill: FillPacksForm, pack: AddPackForm, price: SetPriceForm } as const;

const says = { sell: 'mill.sell', fill: 'mill.fill', pack: 'mill.addPack', price: 'mill.setPrice' } as const;

const Acts = ({ companyId, product, isOwner, onDone }: PartProps & { readonly isOwner: boolean }) => {
  const { t } = useWords();
  const [act, setAct] = useState<Act | null>(null);
  const ActForm = act === null ? null : forms[act];
  const may = (one: Act): boolean => (one === 'price' ? isOwner : one !== 'sell' || product.stock.length > 0);
  if (ActForm !== null && act !== null)
    return (
      <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
        <h2 className="text-lg font-bold">{t(says[act])}</h2>
        <ActForm
          companyId={companyId}
          product={product}
          onDone={() => {
            setAct(null);
            onDone();
          }}
        />
        <Button look="bare" onClick={() => setAct(null)}>
          {t('form.cancel')}
        </Button>
      </section>
    );
  return (
    <div className="flex flex-wrap gap-3">
      {acts.filter(may).map((one) => (
        <Button key={one} look={one === 'sell' ? 'main' : 'quiet'} onClick={() => setAct(one)}>
          {t(says[one])}
        </Button>
      ))}
    </div>
  );
};

const Prices = ({ product: { packs, prices } }: Pick<PartProps, 'product'>) => {
  const { t, language } = useWords();
  const nameOf = usePackName();
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('mill.prices')}</summary>
      <ul className="grid gap-2">
        {prices.map(({ packId, version, priceKobo, at }) => (
          <li key={`${packId} ${version}`}>
            {t('mill.priceLine', {
              pack: packs
                .filter(({ id }) => id === packId)
                .map(nameOf)
                .join(''),
              price: formatNaira(priceKobo),
              day: formatDate(at, language),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
};
