import { useState } from 'react';
import { appointSpeaker, phraseLanguages, type PhraseLanguage } from '@shuka/domain/library';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FindManager } from '#relations';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DutyFields } from './DutyFields.tsx';

/** Makes an extension manager a speaker of a language. */
export const AppointSpeakerForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const managerId = chosen[0] ?? '';
  const [language, setLanguage] = useState<PhraseLanguage>('ha');
  return (
    <Form
      contract={appointSpeaker}
      draftOf={({ reason = '', password = '' }) => ({ id, managerId, language, reason, password })}
      onDone={onDone}
    >
      <p>{t('phrases.appointText')}</p>
      <SelectField
        name="language"
        label={t('phrases.language')}
        value={language}
        onChange={({ target }) => setLanguage(phraseLanguages.find((one) => one === target.value) ?? 'ha')}
      >
        {phraseLanguages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <FindManager chosen={chosen} onChange={setChosen} />
      <DutyFields />
      <SubmitButton sending={t('form.saving')} isDisabled={managerId === ''}>
        {t('phrases.appoint')}
      </SubmitButton>
    </Form>
  );
};
