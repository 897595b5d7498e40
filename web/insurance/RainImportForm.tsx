import { FileUp, Search } from 'lucide-react';
import { useState } from 'react';
import { importRain, mostRainLetters, tryRain, type RainTrial } from '@shuka/domain/insurance';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { FieldFrame, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { RainCounts } from './RainCounts.tsx';

type Chosen = { readonly fileName: string; readonly text: string };

const nothing: Chosen = { fileName: '', text: '' };

/** A file too long to be a list is not read at all: the page would stand still. */
const readFile = async (file: File): Promise<Chosen> => ({
  fileName: file.name.slice(-120),
  text: file.size > mostRainLetters ? 'x'.repeat(mostRainLetters + 1) : await file.text(),
});

type Props = { readonly onDone: () => void };

/** First what a file would bring and which of its lines are wrong; then, with its source, it is brought in. */
export const RainImportForm = ({ onDone }: Props) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState(nothing);
  const [tried, setTried] = useState<RainTrial | null>(null);
  const choose = (next: Chosen): void => {
    setChosen(next);
    setTried(null);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line p-4">
      <Form contract={tryRain} draftOf={() => ({ text: chosen.text })} onDone={setTried}>
        <FieldFrame name="text" label={t('insurance.rainFile')} hint={t('insurance.rainFileHint')}>
          {(attributes) => (
            <input
              type="file"
              accept=".csv,text/csv"
              className="min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 py-2 aria-invalid:border-danger"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file === undefined) choose(nothing);
                else void readFile(file).then(choose);
              }}
              {...attributes}
            />
          )}
        </FieldFrame>
        <SubmitButton look="quiet" sending={t('insurance.rainTrying')}>
          <Search aria-hidden className="size-5 shrink-0" />
          {t('insurance.rainTry')}
        </SubmitButton>
      </Form>
      {tried !== null && <BringIn tried={tried} chosen={chosen} onDone={onDone} onCancel={() => choose(nothing)} />}
    </div>
  );
};

type BringProps = Props & { readonly tried: RainTrial; readonly chosen: Chosen; readonly onCancel: () => void };

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
        <div className="flex flex-wrap gap-3">
          <SubmitButton sending={t('form.sending')}>
            <FileUp aria-hidden className="size-5 shrink-0" />
            {t('insurance.rainBring')}
          </SubmitButton>
          <Button look="bare" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </div>
      </Form>
    </>
  );
};
