import { useState } from 'react';
import { withdrawArticle } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly articleId: string; readonly onDone: () => void };

/** Ends an article at once and for good. */
export const WithdrawArticleForm = ({ articleId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form contract={withdrawArticle} draftOf={({ reason = '' }) => ({ id, articleId, reason })} onDone={onDone}>
      <p>{t('desk.withdrawText')}</p>
      <TextArea name="reason" label={t('desk.reason')} rows={2} maxLength={500} required />
      <SubmitButton look="danger" sending={t('form.saving')}>
        {t('desk.withdraw')}
      </SubmitButton>
    </Form>
  );
};
