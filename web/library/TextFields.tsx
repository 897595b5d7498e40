import { mostTextLetters, type DeskText, type TextSource } from '@shuka/domain/library';
import { TextArea, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type From = Pick<DeskText, 'title' | 'body' | 'sources'> | null;

/** Sources as they are typed: one a line, where it is found behind a bar. */
const linesOf = (sources: readonly TextSource[]): string =>
  sources.map(({ title, where }) => (where === '' ? title : `${title} | ${where}`)).join('\n');

/** The sources in such lines. */
export const sourcesOf = (typed: string): TextSource[] =>
  typed
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter(([title = '']) => title !== '')
    .map(([title = '', ...where]) => ({ title, where: where.join(' | ') }));

/** What a text says, and whose word that is. */
export const TextFields = ({ from }: { readonly from: From }) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="title" label={t('desk.textTitle')} defaultValue={from?.title} maxLength={120} required />
      <TextArea
        name="body"
        label={t('desk.body')}
        hint={t('desk.bodyHint')}
        defaultValue={from?.body}
        rows={8}
        maxLength={mostTextLetters}
        required
      />
      <TextArea
        name="sources"
        label={t('desk.sources')}
        hint={t('desk.sourcesHint')}
        defaultValue={linesOf(from?.sources ?? [])}
        rows={3}
        required
      />
    </>
  );
};
