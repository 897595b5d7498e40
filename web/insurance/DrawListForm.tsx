import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { drawList } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly productId: string; readonly onDone: () => void };

/** Reckons what the covers of a product come to; nothing is paid by it. */
export const DrawListForm = ({ productId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form contract={drawList} draftOf={() => ({ id, productId })} onDone={onDone}>
      <SubmitButton look="quiet" sending={t('form.sending')}>
        <ListPlus aria-hidden className="size-5 shrink-0" />
        {t('insurance.draw')}
      </SubmitButton>
    </Form>
  );
};
