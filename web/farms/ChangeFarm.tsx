import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useWords } from '#kit/words.tsx';
import { ReviseFarmForm } from './ReviseFarmForm.tsx';

type Props = { readonly farm: Farm; readonly onNews: (news: string) => void };

/**
 * The button and the dialog that change a farm. What arrives from elsewhere while someone types leaves the form alone: it
 * keeps the farm as it was when the dialog was opened.
 */
export const ChangeFarm = ({ farm, onNews }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<Farm | null>(null);
  const open = (): void => {
    setSeen(farm);
    setOpen(true);
  };
  const close = (news: string): void => {
    setOpen(false);
    onNews(news);
  };
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={open}>
        <Pencil aria-hidden className="size-5" />
        {t('farms.change')}
      </Button>
      <Dialog title={t('farms.changeTitle')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {seen !== null && (
          <ReviseFarmForm
            key={JSON.stringify(seen)}
            farm={seen}
            onChanged={() => close(t('farms.changed'))}
            onUnchanged={() => close(t('farms.unchanged'))}
          />
        )}
      </Dialog>
    </>
  );
};
