import { useState } from 'react';
import { addTextPicture, libraryLimits, reviseText, type DeskText, type TextPicture } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { pictureProblemWords, shrinkPicture } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly text: DeskText; readonly onChanged: () => void };

/** Pictures of a draft: each is shrunk here, sent at once, and says what it shows. */
export const DraftPictures = ({ text, onChanged }: Props) => {
  const words = useWords();
  const { t } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (file: File): Promise<void> => {
    setBusy(true);
    const picture = await shrinkPicture(file);
    if (typeof picture === 'string') setProblem(t(pictureProblemWords[picture]));
    else {
      const result = await call(addTextPicture, { textId: text.id, pictureId: newId() }, picture);
      setProblem(result.ok ? null : failureWords(result.failure, words));
      if (result.ok) onChanged();
    }
    setBusy(false);
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{t('desk.pictures')}</h3>
      {text.pictures.length > 0 && (
        <Captions key={text.pictures.map(({ id }) => id).join(' ')} text={text} onChanged={onChanged} />
      )}
      {text.pictures.length < libraryLimits.mostPictures && (
        <PhotoButton says="desk.addPicture" isBusy={isBusy} onChosen={(file) => void add(file)} />
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};

/** What each picture shows; one that is taken away leaves with the saving. */
const Captions = ({ text, onChanged }: Props) => {
  const { t } = useWords();
  const [kept, setKept] = useState<readonly TextPicture[]>(text.pictures);
  const { id: textId, title, body, sources } = text;
  return (
    <Form
      contract={reviseText}
      draftOf={(fields) => ({
        textId,
        title,
        body,
        sources,
        pictures: kept.map(({ id }) => ({ id, caption: fields[`caption ${id}`] ?? '' })),
      })}
      onDone={onChanged}
    >
      {kept.map(({ id, caption }) => (
        <div key={id} className="grid gap-2 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-start">
          <img
            src={`/api/article-texts/${textId}/pictures/${id}`}
            alt={caption}
            className="aspect-[3/2] w-32 rounded-xl object-cover"
          />
          <div className="grid gap-2">
            <TextField name={`caption ${id}`} label={t('desk.caption')} defaultValue={caption} maxLength={200} />
            <Button
              look="bare"
              className="justify-self-start"
              onClick={() => setKept(kept.filter((one) => one.id !== id))}
            >
              {t('desk.takePictureAway')}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <SubmitButton look="quiet" sending={t('form.saving')}>
          {t('desk.saveCaptions')}
        </SubmitButton>
      </div>
    </Form>
  );
};
