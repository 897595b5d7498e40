import * as z from 'zod/mini';
import { farmDraft, type FarmDraft } from '#farms';
import { looksLikePhone } from '#kit/phone.ts';
import { requiredText } from '#kit/text.ts';
import { sizes } from './choices.ts';
import type { RowFault } from './faults.ts';
import { readerOf, type Cells } from './read-cells.ts';
import { faultOfField } from './read-farmer.ts';

/** A farm out of a list. Whose it is stands there by phone number or by the code of their card, and is looked up. */
export type ListedFarm = FarmDraft & { readonly farmer: string };

const listedFarm = z.strictObject({ ...farmDraft.shape, farmer: requiredText('imports.fieldRequired', 30) });

const columns = {
  name: 'name',
  stateCode: 'state',
  lga: 'lga',
  sizeBand: 'farm_size',
  crop: 'crop',
  farmer: 'farmer',
} as const;

/** A row of a list of farms, or what is wrong with it. `id` is that of the farm to come. */
export const readFarm = (
  has: Cells,
  id: string,
): { readonly draft: ListedFarm } | { readonly faults: readonly RowFault[] } => {
  const cells = readerOf(has);
  const typed = cells.text('farmer', 'figure');
  const asked = {
    id,
    farmer: /^[789]\d{9}$/.test(typed) && looksLikePhone(`0${typed}`) ? `0${typed}` : typed,
    name: cells.text('name'),
    ...cells.place(),
    sizeBand: cells.choice('farm_size', sizes),
    crop: cells.text('crop'),
  };
  if (cells.faults.length > 0) return { faults: cells.faults };
  const read = z.safeParse(listedFarm, asked);
  if (read.success) return { draft: read.data };
  return {
    faults: read.error.issues.map(({ path, message }) =>
      faultOfField({ field: path.join('.'), says: message }, columns),
    ),
  };
};
