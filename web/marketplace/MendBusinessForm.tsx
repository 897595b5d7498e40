import * as z from 'zod/mini';
import { businessDetails, businessRows, type Business, type BusinessChanges } from '@shuka/domain/marketplace';
import { useRow } from '#kit/rows.ts';
import { fieldsOfDetails } from './business-fields.ts';
import { BusinessForm } from './BusinessForm.tsx';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** An act kept by an older version of the app may lack a field, and one that was refused may hold a wrong one. */
const partOf = (value: unknown): BusinessChanges =>
  z.safeParse(z.partial(businessDetails), value).data ?? ((value ?? {}) as BusinessChanges); // shown as it was typed

/** An agri-business, or a change of one, that the server did not take, made right by a person. */
export const MendBusinessForm = ({ input, onMended }: Props) => {
  const keeperId = String(input['keeperId']);
  const loaded = useRow(businessRows, keeperId);
  const row = loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  const was = partOf(input['was']);
  const isNew = row === null || Object.keys(was).length === 0;
  const seen: Business | null = isNew ? null : { ...row, ...was };
  return (
    <BusinessForm
      keeperId={keeperId}
      seen={seen}
      begins={fieldsOfDetails({ ...seen, ...partOf(input['becomes']) })}
      isMending
      onSaved={onMended}
      onUnchanged={() => undefined}
    />
  );
};
