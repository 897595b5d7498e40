import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { settlePhrase } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import type { PhraseProps } from './phrase-props.ts';

/** The second speaker's yes in one press, or their no with a reason. */
export const SettlePhrase = ({ language, phrase: { verdict }, onChanged }: PhraseProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [isRefusing, setRefusing] = useState(false);
  if (verdict === null) return null;
  const draft = { id, language, verdictId: verdict.id };
  return (
    <div className="flex flex-wrap gap-3">
      <Form contract={settlePhrase} draftOf={() => ({ ...draft, isAgreed: true, note: '' })} onDone={onChanged}>
        <SubmitButton sending={t('form.saving')}>
          <Check aria-hidden className="size-5 shrink-0" />
          {t('phrases.agree')}
        </SubmitButton>
      </Form>
      <Button look="quiet" onClick={() => setRefusing(true)}>
        <X aria-hidden className="size-5 shrink-0" />
        {t('phrases.disagree')}
      </Button>
      {isRefusing && (
        <Dialog title={t('phrases.disagree')} isOpen onClose={() => setRefusing(false)}>
          <Form
            contract={settlePhrase}
            draftOf={({ note = '' }) => ({ ...draft, isAgreed: false, note })}
            onDone={onChanged}
          >
            <TextArea name="note" label={t('phrases.note')} rows={3} maxLength={500} required />
            <SubmitButton sending={t('form.saving')}>{t('phrases.disagree')}</SubmitButton>
          </Form>
        </Dialog>
      )}
    </div>
  );
};
