import { postUpdate, updateKinds, type UpdateKind } from '@shuka/domain/settings';
import { languageNames, languages } from '@shuka/domain/kit/languages.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

const others = languages.filter((language) => language !== 'en');

type Props = { readonly id: string; readonly onPosted: () => void };

/** The next word on how the platform does: in English, and in the other languages where somebody can write them. */
export const PostUpdateForm = ({ id, onPosted }: Props) => {
  const { t, say } = useWords();
  return (
    <Form
      contract={postUpdate}
      draftOf={(fields) => ({
        id,
        kind: (fields['kind'] ?? '') as UpdateKind, // the contract refuses what is none
        texts: {
          en: fields['texts.en'] ?? '',
          ...Object.fromEntries(others.map((code) => [code, fields[`texts.${code}`] ?? ''])),
        },
        isSent: fields['isSent'] === 'yes',
      })}
      onDone={onPosted}
    >
      <SelectField name="kind" label={t('upkeep.kind')}>
        {updateKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`upkeep.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      {languages.map((code) => (
        <TextArea
          key={code}
          name={`texts.${code}`}
          label={t('upkeep.textIn', { language: languageNames[code] })}
          rows={2}
          maxLength={600}
          required={code === 'en'}
        />
      ))}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="isSent" value="yes" className="size-5 accent-leaf" />
        {t('upkeep.isSent')}
      </label>
      <SubmitButton sending={t('form.sending')}>{t('upkeep.post')}</SubmitButton>
    </Form>
  );
};
