import { UserRound } from 'lucide-react';
import { useVisited } from './use-visited.ts';

/** Whom a form of a manager is about; nothing while they are not on this phone. */
export const FarmerName = ({ keeperId }: { readonly keeperId: string }) => {
  const loaded = useVisited(keeperId);
  const name = loaded.state === 'ready' ? loaded.value?.name : undefined;
  if (name === undefined) return null;
  return (
    <p className="flex gap-2 text-lg font-semibold">
      <UserRound aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <span className="min-w-0 break-words">{name}</span>
    </p>
  );
};
