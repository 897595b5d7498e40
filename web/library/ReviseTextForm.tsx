import { reviseText, type DeskText } from '@shuka/domain/library';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { sourcesOf, TextFields } from './TextFields.tsx';

type Props = { readonly text: DeskText; readonly onDone: () => void };

/** Says what a draft says anew; its pictures stay. */
export const ReviseTextForm = ({ text, onDone }: Props) => {
  const { t } = useWords();
  const pictures = text.pictures.map(({ id, caption }) => ({ id, caption }));
  return (
    <Form
      contract={reviseText}
      draftOf={({ title = '', body = '', sources = '' }) => ({
        textId: text.id,
        title,
        body,
        sources: sourcesOf(sources),
        pictures,
      })}
      onDone={onDone}
    >
      <TextFields from={text} />
      <SubmitButton sending={t('form.saving')}>{t('desk.saveDraft')}</SubmitButton>
    </Form>
  );
};
