import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { importPrices, mostListLetters, type PriceImport } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { FieldFrame } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Chosen = { readonly fileName: string; readonly text: string };

const nothing: Chosen = { fileName: '', text: '' };

/** A file too long to be a list is not read at all: the page would stand still. */
const readFile = async (file: File): Promise<Chosen> => ({
  fileName: file.name.slice(-120),
  text: file.size > mostListLetters ? 'x'.repeat(mostListLetters + 1) : await file.text(),
});

/** Takes in one list of prices from a file. */
export const ImportPricesForm = ({ onDone }: { readonly onDone: (done: PriceImport) => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState(nothing);
  return (
    <Form contract={importPrices} draftOf={() => ({ id, ...chosen })} onDone={onDone}>
      <FieldFrame name="text" label={t('prices.file')} hint={t('prices.fileHint')}>
        {(attributes) => (
          <input
            type="file"
            accept=".csv,text/csv"
            className="min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 py-2 aria-invalid:border-danger"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file === undefined) setChosen(nothing);
              else void readFile(file).then(setChosen);
            }}
            {...attributes}
          />
        )}
      </FieldFrame>
      <div>
        <SubmitButton sending={t('prices.importing')}>
          <FileUp aria-hidden className="size-5 shrink-0" />
          {t('prices.import')}
        </SubmitButton>
      </div>
    </Form>
  );
};
