import { FileUp, Search } from 'lucide-react';
import { useState } from 'react';
import { importRain, mostRainLetters, tryRain, type RainTrial } from '@shuka/domain/insurance';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { ListFileField, noListFile, type ListFile } from '#kit/list-file-field.tsx';
import { useWords } from '#kit/words.tsx';
import { RainCounts } from './RainCounts.tsx';

type Props = { readonly onDone: () => void };

/** First what a file would bring and which of its lines are wrong; then, with its source, it is brought in. */
export const RainImportForm = ({ onDone }: Props) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState(noListFile);
  const [tried, setTried] = useState<RainTrial | null>(null);
  const choose = (next: ListFile): void => {
    setChosen(next);
    setTried(null);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line p-4">
      <Form contract={tryRain} draftOf={() => ({ text: chosen.text })} onDone={setTried}>
        <ListFileField
          label={t('insurance.rainFile')}
          hint={t('insurance.rainFileHint')}
          mostLetters={mostRainLetters}
          onChosen={choose}
        />
        <SubmitButton look="quiet" sending={t('insurance.rainTrying')}>
          <Search aria-hidden className="size-5 shrink-0" />
          {t('insurance.rainTry')}
        </SubmitButton>
      </Form>
      {tried !== null && <BringIn tried={tried} chosen={chosen} onDone={onDone} onCancel={() => choose(noListFile)} />}
    </div>
  );
};

type BringProps = Props & { readonly tried: RainTrial; readonly chosen: ListFile; readonly onCancel: () => void };

const BringIn = ({ tried, chosen, onDone, onCancel }: BringProps) => {
  const { t, language } = useWords();
  const [id] = useState(newId);
  const { from, until, coveredSquares, otherDays } = tried;
  return (
    <>
      <output className="grid gap-2">
        <p>{t('insurance.rainDays', { from: formatDate(from, language), until: formatDate(until, language) })}</p>
        <RainCounts counts={tried} />
        <p>{t('insurance.rainTouches', { squares: formatNumber(coveredSquares), days: formatNumber(otherDays) })}</p>
      </output>
      <Form contract={importRain} draftOf={({ source = '' }) => ({ id, source, ...chosen })} onDone={onDone}>
        <TextField
          name="source"
          label={t('insurance.rainSource')}
          hint={t('insurance.rainSourceHint')}
          maxLength={160}
        />
        <FormEnd onCancel={onCancel}>
          <SubmitButton sending={t('form.sending')}>
            <FileUp aria-hidden className="size-5 shrink-0" />
            {t('insurance.rainBring')}
          </SubmitButton>
        </FormEnd>
      </Form>
    </>
  );
};
