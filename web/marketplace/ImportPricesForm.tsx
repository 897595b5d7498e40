import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { importPrices, mostListLetters, type PriceImport } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { ListFileField, noListFile } from '#kit/list-file-field.tsx';
import { useWords } from '#kit/words.tsx';

/** Takes in one list of prices from a file. */
export const ImportPricesForm = ({ onDone }: { readonly onDone: (done: PriceImport) => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState(noListFile);
  return (
    <Form contract={importPrices} draftOf={() => ({ id, ...chosen })} onDone={onDone}>
      <ListFileField
        label={t('prices.file')}
        hint={t('prices.fileHint')}
        mostLetters={mostListLetters}
        onChosen={setChosen}
      />
      <div>
        <SubmitButton sending={t('prices.importing')}>
          <FileUp aria-hidden className="size-5 shrink-0" />
          {t('prices.import')}
        </SubmitButton>
      </div>
    </Form>
  );
};
