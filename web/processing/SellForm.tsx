import { useState } from 'react';
import { recordSale, type PayKind } from '@shuka/domain/processing';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';
import { kilogramsText, wholeTyped } from './kilograms.ts';
import type { PackProps } from './pack-props.ts';
import { PaidField } from './PaidField.tsx';

/** Sells packs out of a line of stock. */
export const SellForm = ({ companyId, product, onDone }: PackProps) => {
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
