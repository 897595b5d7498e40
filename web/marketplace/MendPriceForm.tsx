import * as z from 'zod/mini';
import { priceDraft, type PriceDraft } from '@shuka/domain/marketplace';
import { RecordPriceForm } from './RecordPriceForm.tsx';
import { usePriceParts } from './use-price-parts.ts';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** A price that the server did not take, made right by a person. */
export const MendPriceForm = ({ input, onMended }: Props) => {
  const parts = usePriceParts();
  const entered = z.safeParse(priceDraft, input).data ?? (input as PriceDraft); // shown as it was typed
  return <RecordPriceForm id={entered.id} entered={entered} {...parts} onSaved={onMended} isMending />;
};
