import { useState } from 'react';
import { writeText, type DeskText } from '@shuka/domain/library';
import { isLanguage, languageNames, type Language } from '@shuka/domain/kit/languages.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { sourcesOf, TextFields } from './TextFields.tsx';

type Free = { readonly language: Language; readonly from: DeskText | null };

type Props = { readonly articleId: string; readonly free: readonly Free[]; readonly onDone: () => void };

/** A new text in a language, or the next version of one, which begins with what the last one says. */
export const WriteTextForm = ({ articleId, free, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [language, setLanguage] = useState<Language>(free[0]?.language ?? 'en');
  return (
    <Form
      contract={writeText}
      draftOf={({ title = '', body = '', sources = '' }) => ({
        id,
        articleId,
        language,
        title,
        body,
        sources: sourcesOf(sources),
      })}
      onDone={onDone}
    >
      <SelectField
        name="language"
        label={t('desk.language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) setLanguage(target.value);
        }}
      >
        {free.map((one) => (
          <option key={one.language} value={one.language}>
            {languageNames[one.language]}
          </option>
        ))}
      </SelectField>
      <TextFields key={language} from={free.find((one) => one.language === language)?.from ?? null} />
      <SubmitButton sending={t('form.saving')}>{t('desk.saveDraft')}</SubmitButton>
    </Form>
  );
};
