import { BookOpen } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { NamePick } from '#kit/name-pick.tsx';
import type { Someone } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly people: readonly Someone[];
  /** Null for all of them. */
  readonly name: string | null;
  /** '' for all of them. */
  readonly onChosen: (farmerId: string) => void;
};

/** Whose book is looked at: all, until one farmer is found by name. */
export const WhoseBook = ({ people, name, onChosen }: Props) => {
  const { t } = useWords();
  if (name === null)
    return (
      <NamePick
        label={t('finance.farmerFind')}
        hint={t('finance.farmerFindHint')}
        people={people}
        atFirst={0}
        onChosen={onChosen}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-xl border-2 border-leaf bg-leaf-soft px-3">
      <p className="flex min-w-0 gap-2 font-semibold">
        <BookOpen aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span className="sr-only">{t('finance.whoseBook')}</span>
        <span className="min-w-0 break-words">{name}</span>
      </p>
      <Button look="bare" onClick={() => onChosen('')}>
        {t('finance.allFarmers')}
      </Button>
    </div>
  );
};
