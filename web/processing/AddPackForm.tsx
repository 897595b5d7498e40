import { useState } from 'react';
import { addPack } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { PackFields } from './PackFields.tsx';
import type { PackProps } from './pack-props.ts';
import { packTyped } from './product-form.ts';

/** One more size of a product. */
export const AddPackForm = ({ companyId, product, onDone }: PackProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={addPack}
      draftOf={(typed) => ({ ...packTyped(id, typed, ''), companyId, productId: product.id })}
      onDone={onDone}
    >
      <PackFields head="" />
      <SubmitButton sending={t('form.sending')}>{t('mill.addPack')}</SubmitButton>
    </Form>
  );
};
