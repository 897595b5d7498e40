import { Trash2 } from 'lucide-react';
import { useWords } from '#kit/words.tsx';

/** Takes one corner out of a boundary. */
export const RemoveCorner = ({ number, onRemove }: { readonly number: number; readonly onRemove: () => void }) => {
  const { t } = useWords();
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('plots.removeCornerNumber', { number })}
      className="inline-grid size-11 place-items-center rounded-lg text-danger hover:bg-danger-soft"
    >
      <Trash2 aria-hidden className="size-5" />
    </button>
  );
};
