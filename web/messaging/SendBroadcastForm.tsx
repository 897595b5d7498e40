import { Send } from 'lucide-react';
import { useState } from 'react';
import { broadcastLimits, previewBroadcast, sendBroadcast, type BroadcastDraft } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AudienceFields, audienceIn } from './AudienceFields.tsx';

type Counted = { readonly draft: Omit<BroadcastDraft, 'id'>; readonly total: number; readonly smsParts: number };

/** Says something to many: first whom it reaches and what it costs of them, then the sending. */
export const SendBroadcastForm = ({ onSent }: { readonly onSent: () => void }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [turn, setTurn] = useState(0);
  const [counted, setCounted] = useState<Counted | null>(null);
  const [isSent, setSent] = useState(false);
  const sent = (): void => {
    setCounted(null);
    setSent(true);
    setTurn(turn + 1);
    onSent();
  };
  return (
    <>
      <Form
        key={turn}
        contract={previewBroadcast}
        draftOf={(fields) => ({ ...audienceIn(fields), text: fields['text'] ?? '' })}
        check={({ text = '' }): Record<string, string> =>
          text.trim() === '' ? { text: 'broadcast.textRequired' } : {}
        }
        onDone={(found, { text = '', ...audience }) => {
          setSent(false);
          setCounted({ draft: { ...audience, lga: audience.lga ?? '', text }, ...found });
        }}
      >
        {person.roles.includes('admin') ? <AudienceFields /> : <p className="font-semibold">{t('broadcast.toCare')}</p>}
        <TextArea
          name="text"
          label={t('broadcast.text')}
          hint={t('broadcast.textHint')}
          maxLength={broadcastLimits.mostLetters}
          rows={4}
          onChange={() => setCounted(null)}
          required
        />
        {counted === null && <SubmitButton sending={t('form.sending')}>{t('broadcast.next')}</SubmitButton>}
      </Form>
      {counted !== null && <Confirm counted={counted} onSent={sent} onChange={() => setCounted(null)} />}
      {isSent && <output className="font-semibold text-leaf">{t('broadcast.queuedNow')}</output>}
    </>
  );
};

type ConfirmProps = { readonly counted: Counted; readonly onSent: () => void; readonly onChange: () => void };

const Confirm = ({ counted: { draft, total, smsParts }, onSent, onChange }: ConfirmProps) => {
  const words = useWords();
  const { t } = words;
  const [id] = useState(newId);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const result = await call(sendBroadcast, { ...draft, id });
    if (result.ok) onSent();
    else setProblem(failureWords(result.failure, words));
  };
  return (
    <div className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <output className="grid gap-1">
        <strong className="text-lg">{t('broadcast.reaches', { total })}</strong>
        {total > 0 && <span>{t('broadcast.parts', { parts: smsParts })}</span>}
      </output>
      <blockquote className="whitespace-pre-line break-words border-l-4 border-leaf pl-3">{draft.text}</blockquote>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onChange}>
          {t('broadcast.change')}
        </Button>
        {total > 0 && (
          <Button onClick={() => void send()}>
            <Send aria-hidden className="size-5 shrink-0" />
            {t('broadcast.send')}
          </Button>
        )}
      </div>
    </div>
  );
};
