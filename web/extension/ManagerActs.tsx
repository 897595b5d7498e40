import type { LucideProps } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

export type Act = { readonly says: WordId; readonly Icon: ComponentType<LucideProps>; readonly form: ReactNode };

type ActsProps = {
  readonly acts: readonly Act[];
  readonly open: WordId | null;
  readonly onOpen: (says: WordId | null) => void;
};

/** What a manager can do, each behind its button, one at a time. */
export const ManagerActs = ({ acts, open, onOpen }: ActsProps) => {
  const { t } = useWords();
  const chosen = acts.find(({ says }) => says === open);
  if (chosen !== undefined)
    return (
      <div className="grid gap-3 border-t border-line pt-3">
        <h4 className="font-bold">{t(chosen.says)}</h4>
        {chosen.form}
        <Button look="bare" onClick={() => onOpen(null)}>
          {t('form.cancel')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map(({ says, Icon }) => (
        <Button key={says} look="quiet" onClick={() => onOpen(says)}>
          <Icon aria-hidden className="size-5 shrink-0" />
          {t(says)}
        </Button>
      ))}
    </div>
  );
};
