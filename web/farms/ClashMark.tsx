import { Split } from 'lucide-react';
import { useWords } from '#kit/words.tsx';

/** How many clashes of a farm wait for someone to choose; nothing while there are none. */
export const ClashMark = ({ count = 0 }: { count: number | undefined }) => {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <p className="flex items-center gap-2 rounded-lg bg-ochre-soft px-2 py-1 font-semibold">
      <Split aria-hidden className="size-5 shrink-0" />
      {t('farms.clashesOpen', { count })}
    </p>
  );
};
