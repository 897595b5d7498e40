import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useWords } from '#kit/words.tsx';
import { everyone, nobody, type Choice } from './choice.ts';
import { ManagerChoice } from './ManagerChoice.tsx';

type Props = { readonly chosen: Choice; readonly onChosen: (choice: Choice) => void };

/** Whose farmers are listed. There may be thousands of managers, so they are found by name and not in a long list. */
export const AssignmentsFilter = ({ chosen, onChosen }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const says = {
    everyone: t('relations.everyone'),
    nobody: t('relations.withNobody'),
    manager: chosen.kind === 'manager' ? chosen.name : '',
  };
  return (
    <div className="grid content-start gap-1">
      <p className="font-semibold">{t('relations.lookedAfterBy')}</p>
      <Button look="quiet" className="justify-start" onClick={() => setOpen(true)}>
        <ListFilter aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 break-words text-left">{says[chosen.kind]}</span>
      </Button>
      <Dialog title={t('relations.lookedAfterBy')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <ManagerChoice
            name="filter"
            first={[
              { choice: everyone, says: says.everyone },
              { choice: nobody, says: says.nobody },
            ]}
            chosen={chosen}
            onChosen={onChosen}
          />
        )}
        <Button className="mt-4 w-full" onClick={() => setOpen(false)}>
          {t('relations.showThem')}
        </Button>
      </Dialog>
    </div>
  );
};
