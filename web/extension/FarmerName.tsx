import { UserRound } from 'lucide-react';
import { farmerRows } from '@shuka/domain/accounts';
import { useRow } from '#kit/rows.ts';

/** Whom a form of a manager is about; nothing while they are not on this phone. */
export const FarmerName = ({ keeperId }: { readonly keeperId: string }) => {
  const loaded = useRow(farmerRows, keeperId);
  const farmer = loaded.state === 'ready' ? loaded.value?.row : undefined;
  if (farmer === undefined) return null;
  const name = `${farmer.firstName} ${farmer.lastName}`;
  return (
    <p className="flex gap-2 text-lg font-semibold">
      <UserRound aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <span className="min-w-0 break-words">{name}</span>
    </p>
  );
};
