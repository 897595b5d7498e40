import { importLimits } from '@shuka/domain/imports';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { FieldFrame } from '#kit/field.tsx';
import { FileChoice } from '#kit/file-choice.tsx';
import { useWords } from '#kit/words.tsx';
import { useDesk } from './use-desk.ts';

const mostMegabytes = Math.round(importLimits.mostFileBytes.value / 1_048_576);

/** The file of a list. */
export const ImportFileField = ({ onTake }: { readonly onTake: (file: File | null) => void }) => {
  const { t } = useWords();
  const { mostRows } = useDesk();
  const most = { megabytes: mostMegabytes, rows: formatNumber(mostRows) };
  return (
    <FieldFrame name="data" label={t('imports.file')} hint={t('imports.fileHint', most)}>
      {(attributes) => (
        <FileChoice
          accept=".csv,.xlsx,.json,.txt,text/csv,application/json"
          attributes={attributes}
          onChosen={onTake}
        />
      )}
    </FieldFrame>
  );
};
