import { useState } from 'react';
import type { takeBackMoney, takeBackSale } from '@shuka/domain/processing';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Taking = typeof takeBackSale | typeof takeBackMoney;

type Props<C extends Taking> = {
  readonly contract: C;
  readonly draftOf: (reason: string) => DraftOf<C>;
  readonly onDone: () => void;
};

/** Takes back what was written down wrong, with the reason. */
export const TakeBack = <C extends Taking>({ contract, draftOf, onDone }: Props<C>) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="bare" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('mill.takeBack')}
      </Button>
    );
  return (
    <Form contract={contract} draftOf={({ reason = '' }) => draftOf(reason)} onDone={onDone}>
      <TextArea name="reason" label={t('mill.why')} maxLength={300} required />
      <SubmitButton look="danger" sending={t('form.sending')}>
        {t('mill.takeBack')}
      </SubmitButton>
      <Button look="bare" onClick={() => setOpen(false)}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
