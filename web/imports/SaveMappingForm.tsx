import { Save } from 'lucide-react';
import { useState } from 'react';
import { columnsOf, saveMapping, type ImportKind } from '@shuka/domain/imports';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { KindField } from './KindField.tsx';

/** Saves how a form of ODK Central or KoboToolbox calls the columns of ours; what stays empty goes by our own names. */
export const SaveMappingForm = () => {
  const { t } = useWords();
  const [id, setId] = useState(newId);
  const [saved, setSaved] = useState('');
  const [kind, setKind] = useState<ImportKind>('farmers');
  return (
    <details className="rounded-2xl border border-line bg-paper p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">{t('imports.newMapping')}</summary>
      <p className="mb-3">{t('imports.mappingIntro')}</p>
      {saved !== '' && <Notice kind="done">{t('imports.mappingSaved', { name: saved })}</Notice>}
      <Form
        key={id}
        contract={saveMapping}
        draftOf={(fields) => ({
          id,
          name: fields['name'] ?? '',
          kind,
          fields: columnsOf[kind].flatMap(({ key }) => {
            const field = (fields[`of-${key}`] ?? '').trim();
            return field === '' ? [] : [{ column: key, field }];
          }),
        })}
        onDone={({ name }) => {
          setSaved(name);
          setId(newId());
        }}
      >
        <TextField name="name" label={t('imports.mappingName')} maxLength={80} />
        <KindField kind={kind} onChange={setKind} />
        {columnsOf[kind].map(({ key }) => (
          <TextField key={key} name={`of-${key}`} label={key} maxLength={120} />
        ))}
        <div>
          <SubmitButton sending={t('imports.sending')}>
            <Save aria-hidden className="size-5 shrink-0" />
            {t('imports.saveMapping')}
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
};
