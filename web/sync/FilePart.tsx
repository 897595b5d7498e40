import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { useSyncState } from '#kit/engine.ts';
import { FieldFrame } from '#kit/field.tsx';
import { FileChoice } from '#kit/file-choice.tsx';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { exportUnsent, importUnsent, type Imported } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';
import { PinField } from './PinField.tsx';
import { PinForm, type PinFault } from './PinForm.tsx';
import { fileName, saveFile } from './save-file.ts';

const faults = {
  'wrong-pin': 'phone.importWrongPin',
  'not-ours': 'phone.importNotOurs',
  'other-person': 'phone.importOtherPerson',
} as const satisfies Record<Extract<Imported, string>, WordId>;

const ImportForm = ({ onAdded }: { onAdded: (count: number) => void }) => {
  const { t } = useWords();
  const [file, setFile] = useState<File | null>(null);
  const take = async ({ pin = '' }: Readonly<Record<string, string>>): Promise<PinFault | null> => {
    if (file === null) return t('phone.importNoFile');
    const outcome = await importUnsent(file, pin);
    if (outcome === 'wrong-pin') return { field: 'pin', says: t(faults[outcome]) };
    if (typeof outcome === 'string') return t(faults[outcome]);
    onAdded(outcome.added);
    return null;
  };
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
        {t('phone.import')}
      </summary>
      <div className="grid gap-3 pt-2">
        <p>{t('phone.importText')}</p>
        <PinForm says={t('phone.importYes')} look="quiet" onSend={take}>
          <FieldFrame name="file" label={t('phone.importFile')}>
            {(attributes) => <FileChoice attributes={attributes} onChosen={setFile} />}
          </FieldFrame>
          <PinField name="pin" label={t('phone.importPin')} />
        </PinForm>
      </div>
    </details>
  );
};

/** Unsent work as a file, for the day this phone cannot be used; and back from such a file. */
export const FilePart = () => {
  const { t } = useWords();
  const { waiting, needsFixing, photosWaiting, isDamaged } = useSyncState();
  const [news, setNews] = useState<{ kind: 'done' | 'error'; says: string } | null>(null);
  const { isBusy, run } = useBusy();
  const unsent = waiting + needsFixing + photosWaiting;
  const save = (): void =>
    run(async () => {
      try {
        saveFile(await exportUnsent(), fileName('unsent'));
        setNews({ kind: 'done', says: t('phone.exported') });
      } catch {
        setNews({ kind: 'error', says: t('form.failed') });
      }
    });
  return (
    <PhoneSection title={t('phone.fileTitle')}>
      <p>{t('phone.fileText')}</p>
      <Button look="quiet" disabled={isBusy || (unsent === 0 && !isDamaged)} onClick={save}>
        <Download aria-hidden className="size-5 shrink-0" />
        {t('phone.export')}
      </Button>
      {news !== null && <Notice kind={news.kind}>{news.says}</Notice>}
      <ImportForm onAdded={(count) => setNews({ kind: 'done', says: t('phone.imported', { count }) })} />
    </PhoneSection>
  );
};
