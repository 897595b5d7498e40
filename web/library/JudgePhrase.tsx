import { Check, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { mostPhraseLetters, sayPhrase } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import type { PhraseProps } from './phrase-props.ts';

/** That a text is right, in one press, or how it would be better. */
export const JudgePhrase = ({ language, phrase, onChanged }: PhraseProps) => {
  const { t } = useWords();
  const [rightId] = useState(newId);
  const [isWriting, setWriting] = useState(false);
  const { room, key, digest, text, state } = phrase;
  const draft = { language, room, key, digest };
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'open' && (
        <Form
          contract={sayPhrase}
          draftOf={() => ({ ...draft, id: rightId, kind: 'right' as const, text: '', reason: '' })}
          onDone={onChanged}
        >
          <SubmitButton sending={t('form.saving')}>
            <Check aria-hidden className="size-5 shrink-0" />
            {t('phrases.right')}
          </SubmitButton>
        </Form>
      )}
      <Button look="quiet" onClick={() => setWriting(true)}>
        <PencilLine aria-hidden className="size-5 shrink-0" />
        {t('phrases.better')}
      </Button>
      {isWriting && (
        <Dialog title={t('phrases.betterTitle')} isOpen onClose={() => setWriting(false)}>
          <BetterForm {...{ language, phrase, onChanged }} standing={text} />
        </Dialog>
      )}
    </div>
  );
};

const BetterForm = ({ language, phrase, onChanged, standing }: PhraseProps & { readonly standing: string }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const { room, key, digest, english } = phrase;
  return (
    <Form
      contract={sayPhrase}
      draftOf={({ text = '', reason = '' }) => ({
        id,
        language,
        room,
        key,
        digest,
        reason,
        kind: 'better' as const,
        // A form sends each break of a line as two signs.
        text: text.replaceAll('\r\n', '\n'),
      })}
      onDone={onChanged}
    >
      <p lang="en" className="break-words whitespace-pre-line text-ink-soft">
        {english}
      </p>
      <TextArea
        name="text"
        label={t('phrases.text')}
        hint={t('phrases.textHint')}
        lang={language}
        rows={4}
        maxLength={mostPhraseLetters}
        defaultValue={standing}
        required
      />
      <TextArea name="reason" label={t('phrases.reason')} rows={2} maxLength={500} required />
      <SubmitButton sending={t('form.saving')}>{t('phrases.send')}</SubmitButton>
    </Form>
  );
};
