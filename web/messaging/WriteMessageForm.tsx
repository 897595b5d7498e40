import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { mostMessageLetters, sendMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { PictureProblemText } from '#kit/picture-problem.tsx';
import type { PictureProblem } from '#kit/picture.ts';
import type { useFormDraft } from '#kit/use-form-draft.ts';
import { useWords } from '#kit/words.tsx';
import { makeMessagePhoto, pictureAddress } from './message-picture.ts';
import { SpeakMessage } from './SpeakMessage.tsx';

type Props = { readonly keeperId: string; readonly onSent: () => void };

type DraftProps = Props & { readonly draft: ReturnType<typeof useFormDraft> };

/** Writes a message, with a photo or without; what is typed stays on the phone until it is sent. */
export const WriteMessageForm = ({ keeperId, draft, onSent }: DraftProps) => {
  const [turn, setTurn] = useState(0);
  const sent = (): void => {
    void draft.drop();
    setTurn(turn + 1);
    onSent();
  };
  const begins = turn === 0 ? (draft.begins?.['text'] ?? '') : '';
  return (
    <div onInput={draft.onInput}>
      <MessageFields key={turn} keeperId={keeperId} begins={begins} onSent={sent} />
      <SpeakMessage keeperId={keeperId} onSent={onSent} />
    </div>
  );
};

const MessageFields = ({ keeperId, begins, onSent }: Props & { readonly begins: string }) => {
  const { t } = useWords();
  const id = useRef(newId());
  const [photo, setPhoto] = useState<string | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const choose = async (file: File): Promise<void> => {
    const made = await makeMessagePhoto(file);
    setProblem(typeof made === 'string' ? made : null);
    setPhoto(typeof made === 'string' ? null : made.photo);
  };
  return (
    <Form
      contract={sendMessage}
      draftOf={({ text = '' }) => ({ id: id.current, keeperId, text, photo })}
      check={({ text = '' }): Record<string, string> =>
        text.trim() === '' && photo === null ? { text: 'talk.textRequired' } : {}
      }
      onDone={onSent}
    >
      {photo !== null && (
        <div className="flex items-center gap-3">
          <img src={pictureAddress(photo)} alt={t('photo.chosen')} className="size-20 rounded-xl object-cover" />
          <Button look="bare" onClick={() => setPhoto(null)}>
            {t('photo.remove')}
          </Button>
        </div>
      )}
      <PictureProblemText problem={problem} />
      <TextArea name="text" label={t('talk.write')} rows={2} maxLength={mostMessageLetters} defaultValue={begins} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PhotoButton says="talk.addPhoto" onChosen={(file) => void choose(file)} />
        <SubmitButton sending={t('form.saving')}>
          <Send aria-hidden className="size-5 shrink-0" />
          {t('talk.send')}
        </SubmitButton>
      </div>
    </Form>
  );
};
