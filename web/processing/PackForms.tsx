import { useState } from 'react';
import {
  addPack,
  fillPacks,
  listJobs,
  readJob,
  recordSale,
  setPrice,
  type PayKind,
  type ProductWithStock,
} from '@shuka/domain/processing';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';
import { kilogramsText, wholeTyped } from './kilograms.ts';
import { PackFields } from './PackFields.tsx';
import { PaidField } from './PaidField.tsx';
import { packTyped } from './product-form.ts';

type Props = { readonly companyId: string; readonly product: ProductWithStock; readonly onDone: () => void };

/** One more size of a product. */
export const AddPackForm = ({ companyId, product, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={addPack}
      draftOf={(typed) => ({ ...packTyped(id, typed, ''), companyId, productId: product.id })}
      onDone={onDone}
    >
      <PackFields head="" />
      <SubmitButton sending={t('form.sending')}>{t('mill.addPack')}</SubmitButton>
    </Form>
  );
};

const PackSelect = ({ product: { packs } }: Pick<Props, 'product'>) => {
  const { t } = useWords();
  return (
    <SelectField name="packId" label={t('mill.pack')}>
      {packs.map(({ id, grams, code }) => (
        <option key={id} value={id}>
          {t('mill.packName', { kilograms: kilogramsText(grams), code })}
        </option>
      ))}
    </SelectField>
  );
};

/** What a pack costs from now on. */
export const SetPriceForm = ({ companyId, product, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={setPrice}
      draftOf={({ packId = '', priceKobo = '' }) => ({
        companyId,
        packId,
        after: product.packs.find(({ id }) => id === packId)?.version ?? 1,
        priceKobo: parseNaira(priceKobo) ?? Number.NaN,
      })}
      onDone={onDone}
    >
      <PackSelect product={product} />
      <NairaField name="priceKobo" label={t('mill.price')} />
      <SubmitButton sending={t('form.sending')}>{t('mill.setPrice')}</SubmitButton>
    </Form>
  );
};

/** Packs what came out of a completed job. */
export const FillPacksForm = ({ companyId, product, onDone }: Props) => {
  const { t } = useWords();
  const [jobId, setJobId] = useState<string | null>(null);
  const loaded = useLoad(listJobs, { companyId, state: 'completed', limit: '100' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => {
        const [first] = items;
        if (first === undefined) return <p>{t('mill.noJobs')}</p>;
        return (
          <>
            <SelectField
              name="job"
              label={t('mill.ofJob')}
              value={jobId ?? first.id}
              onChange={({ target }) => setJobId(target.value)}
            >
              {items.map(({ id, number, makes }) => (
                <option key={id} value={id}>
                  {t('mill.jobTitle', { number, makes })}
                </option>
              ))}
            </SelectField>
            <FillOfJob companyId={companyId} product={product} jobId={jobId ?? first.id} onDone={onDone} />
          </>
        );
      }}
    </LoadedPart>
  );
};

const FillOfJob = ({ companyId, product, jobId, onDone }: Props & { readonly jobId: string }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const loaded = useLoad(readJob, { companyId, jobId });
  return (
    <LoadedPart loaded={loaded}>
      {({ left }) => (
        <Form
          contract={fillPacks}
          draftOf={({ packId = '', part = '', packs }) => {
            return { id, companyId, packId, jobId, part, packs: wholeTyped(packs) };
          }}
          onDone={onDone}
        >
          <SelectField name="part" label={t('mill.part')}>
            {left.map(({ name, leftGrams }) => (
              <option key={name} value={name}>
                {t('mill.lineOf', { name, kilograms: kilogramsText(leftGrams) })}
              </option>
            ))}
          </SelectField>
          <PackSelect product={product} />
          <TextField name="packs" label={t('mill.packs')} inputMode="numeric" required />
          <SubmitButton sending={t('form.sending')}>{t('mill.fill')}</SubmitButton>
        </Form>
      )}
    </LoadedPart>
  );
};

/** Sells packs out of a line of stock. */
export const SellForm = ({ companyId, product, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [line, setLine] = useState(0);
  const held = product.stock[line];
  const pack = product.packs.find((one) => one.id === held?.packId);
  return (
    <Form
      contract={recordSale}
      draftOf={({ buyer = '', packs, priceKobo = '', paid = '', soldOn = '' }) => ({
        id,
        companyId,
        packId: held?.packId ?? '',
        jobId: held?.jobId ?? '',
        buyer,
        packs: wholeTyped(packs),
        priceKobo: parseNaira(priceKobo) ?? Number.NaN,
        paid: paid as PayKind, // the schema looks at it
        soldOn,
      })}
      onDone={onDone}
    >
      <SelectField
        name="line"
        label={t('mill.fromStock')}
        value={String(line)}
        onChange={({ target }) => setLine(Number(target.value))}
      >
        {product.stock.map(({ packId, jobId, jobNumber, packs }, place) => (
          <option key={`${packId} ${jobId}`} value={place}>
            {t('mill.stockChoice', {
              kilograms: kilogramsText(product.packs.find((one) => one.id === packId)?.grams ?? 0),
              number: jobNumber,
              count: packs,
            })}
          </option>
        ))}
      </SelectField>
      <TextField name="buyer" label={t('mill.buyer')} maxLength={120} required />
      <TextField name="packs" label={t('mill.packs')} inputMode="numeric" required />
      <NairaField key={pack?.id ?? ''} name="priceKobo" label={t('mill.priceEach')} kobo={pack?.priceKobo ?? null} />
      <PaidField />
      <DayOf name="soldOn" label={t('mill.soldOn')} />
      <SubmitButton sending={t('form.sending')}>{t('mill.sell')}</SubmitButton>
    </Form>
  );
};
