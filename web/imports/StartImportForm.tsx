import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { startImport, type ImportKind, type ImportRun } from '@shuka/domain/imports';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ColumnNames } from './ColumnNames.tsx';
import { ImportFileField } from './ImportFileField.tsx';
import { KindField } from './KindField.tsx';
import { MappingField } from './MappingField.tsx';
import { readChosen } from './read-chosen.ts';

/** Brings a list from a file and has it tried. */
export const StartImportForm = ({ onDone }: { readonly onDone: (run: ImportRun) => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [kind, setKind] = useState<ImportKind>('farmers');
  const [file, setFile] = useState<File | null>(null);
  const [data, setData] = useState('');
  const take = (chosen: File | null): void => {
    setFile(chosen);
    setData('');
    if (chosen !== null) void readChosen(chosen).then(setData);
  };
  const draftOf = ({ papersAt = '', mappingId = '' }: Readonly<Record<string, string>>) => ({
    id,
    kind,
    fileName: file?.name.slice(-120) ?? '',
    papersAt,
    mappingId: mappingId === '' ? null : mappingId,
    data,
  });
  return (
    <Form contract={startImport} draftOf={draftOf} onDone={onDone}>
      <KindField kind={kind} onChange={setKind} />
      <ColumnNames kind={kind} />
      <ImportFileField onTake={take} />
      {kind === 'farmers' && (
        <TextField name="papersAt" label={t('imports.papers')} hint={t('imports.papersHint')} maxLength={200} />
      )}
      <MappingField kind={kind} />
      <div>
        <SubmitButton sending={t('imports.sending')} isDisabled={file !== null && data === ''}>
          <FileUp aria-hidden className="size-5 shrink-0" />
          {t('imports.try')}
        </SubmitButton>
      </div>
    </Form>
  );
};
