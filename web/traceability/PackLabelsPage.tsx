import { useState } from 'react';
import { useParams } from 'wouter';
import { readProduct, type Pack } from '@shuka/domain/processing';
import { packSymbols, printPackLabels, readGs1 } from '@shuka/domain/traceability';
import { BackLink } from '#kit/back-link.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { millJobPaths } from '#processing';
import { OfCompany } from '#relations';
import { PrintLabels } from './PrintLabels.tsx';

/** What a mill puts on the packs of a product. */
export const PackLabelsPage = () => {
  const { t } = useWords();
  const { productId = '' } = useParams();
  return (
    <section className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={`${millJobPaths.products}/${productId}`}>{t('codes.backToProduct')}</BackLink>
      <h1 className="text-2xl font-bold">{t('codes.packTitle')}</h1>
      <OfCompany>{({ companyId }) => <OfProduct companyId={companyId} productId={productId} />}</OfCompany>
    </section>
  );
};

type Props = { readonly companyId: string; readonly productId: string };

const OfProduct = ({ companyId, productId }: Props) => {
  const loaded = useLoad(readProduct, { companyId, productId });
  const gs1 = useLoad(readGs1, { companyId });
  return (
    <LoadedPart loaded={loaded}>
      {({ packs }) => (
        <LoadedPart loaded={gs1}>
          {({ isLicensed }) => (
            <OfPacks companyId={companyId} productId={productId} packs={packs} isLicensed={isLicensed} />
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  );
};

type PacksProps = Props & { readonly packs: readonly Pack[]; readonly isLicensed: boolean };

const OfPacks = ({ companyId, productId, packs, isLicensed }: PacksProps) => {
  const { t } = useWords();
  const [packId, setPackId] = useState(packs[0]?.id ?? '');
  const [batch, setBatch] = useState('');
  const [bestBefore, setBestBefore] = useState('');
  const more = {
    ...(batch.trim() === '' ? {} : { batch: batch.trim() }),
    ...(bestBefore === '' ? {} : { bestBefore }),
  };
  const hasNumber = isLicensed && packs.find(({ id }) => id === packId)?.gtin !== '';
  const address = `/api/companies/${companyId}/products/${productId}/packs/${packId}/labels`;
  return (
    <>
      <ChoiceChips
        label={t('codes.pack')}
        choices={packs.map(({ id, grams, code }) => ({
          value: id,
          says: t('codes.packName', { kilograms: (grams / 1000).toLocaleString('en-NG'), code }),
        }))}
        chosen={packId}
        onChange={setPackId}
      />
      <TextField
        name="batch"
        label={t('codes.batch')}
        value={batch}
        maxLength={20}
        onChange={({ target }) => setBatch(target.value)}
      />
      <TextField
        name="bestBefore"
        type="date"
        label={t('codes.bestBefore')}
        value={bestBefore}
        onChange={({ target }) => setBestBefore(target.value)}
      />
      <PrintLabels
        symbols={hasNumber ? packSymbols : packSymbols.slice(0, 2)}
        pictureOf={(symbol) => `${address}?${new URLSearchParams({ symbol, on: 'picture', ...more }).toString()}`}
        fetch={(symbol, on, copies) =>
          fetchFile(printPackLabels, { companyId, productId, packId, symbol, on, copies, ...more }, `labels-${on}.pdf`)
        }
      />
    </>
  );
};
