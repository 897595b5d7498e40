import { useState } from 'react';
import { endStorage, type StoredLot } from '@shuka/domain/processing';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly stored: StoredLot; readonly onDone: () => void };

/** Hands the goods out against a receipt that was given back, or cancels one that was issued wrong. */
export const EndStorageForm = ({ stored, onDone }: Props) => {
  const { t } = useWords();
  const [how, setHow] = useState<'delivered' | 'cancelled' | null>(null);
  if (how === null)
    return (
      <div className="grid gap-3">
        <p className="text-lg font-semibold">{t('storage.isBack', { name: stored.holderName })}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setHow('delivered')}>{t('storage.deliver')}</Button>
          {stored.holderCompanyId === null && (
            <Button look="danger" onClick={() => setHow('cancelled')}>
              {t('storage.cancel')}
            </Button>
          )}
        </div>
      </div>
    );
  return (
    <Form contract={endStorage} draftOf={({ said = '' }) => ({ receiptId: stored.id, how, said })} onDone={onDone}>
      <TextField
        name="said"
        label={t(how === 'delivered' ? 'storage.takenBy' : 'storage.whyCancelled')}
        maxLength={300}
      />
      <SubmitButton look={how === 'delivered' ? 'main' : 'danger'} sending={t('form.sending')}>
        {t(how === 'delivered' ? 'storage.deliver' : 'storage.cancel')}
      </SubmitButton>
      <Button look="bare" onClick={() => setHow(null)}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
