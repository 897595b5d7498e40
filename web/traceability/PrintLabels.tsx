import { useState, type ReactNode } from 'react';
import { labelSheets, type LabelSheet, type LabelSymbol } from '@shuka/domain/traceability';
import type { Result } from '#kit/api.ts';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { TextField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { DownloadButton } from './DownloadButton.tsx';

type Props<Symbol extends LabelSymbol> = {
  readonly symbols: readonly Symbol[];
  /** Where the picture of the code comes from; it is what will be printed. */
  readonly pictureOf: (symbol: Symbol) => string;
  readonly fetch: (symbol: Symbol, on: LabelSheet, copies: string) => Promise<Result<File>>;
};

/** Chooses a code, a paper and how many; shows the code, and downloads the labels. */
export const PrintLabels = <Symbol extends LabelSymbol>({ symbols, pictureOf, fetch }: Props<Symbol>) => {
  const { t, say } = useWords();
  const [symbol, setSymbol] = useState(symbols[0] as Symbol); // there is no label without any
  const [on, setOn] = useState<LabelSheet>('a4-24');
  const [copies, setCopies] = useState('24');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Choice says={t('codes.symbolLabel')}>
        <ChoiceChips
          label={t('codes.symbolLabel')}
          choices={symbols.map((value) => ({ value, says: say(`codes.symbol.${value}`) }))}
          chosen={symbol}
          onChange={setSymbol}
        />
      </Choice>
      <CodePicture key={pictureOf(symbol)} src={pictureOf(symbol)} />
      <Choice says={t('codes.sheetLabel')}>
        <ChoiceChips
          label={t('codes.sheetLabel')}
          choices={labelSheets.map((value) => ({ value, says: say(`codes.sheet.${value}`) }))}
          chosen={on}
          onChange={setOn}
        />
      </Choice>
      <TextField
        name="copies"
        label={t('codes.copies')}
        inputMode="numeric"
        value={copies}
        onChange={({ target }) => setCopies(target.value)}
      />
      <DownloadButton says={t('codes.print')} get={() => fetch(symbol, on, copies.trim())} />
    </div>
  );
};

const Choice = ({ says, children }: { readonly says: string; readonly children: ReactNode }) => (
  <div className="grid gap-2">
    <span aria-hidden className="font-semibold">
      {says}
    </span>
    {children}
  </div>
);

/** The code as the server draws it. It is asked for anew for each kind of code. */
const CodePicture = ({ src }: { readonly src: string }) => {
  const { t } = useWords();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Notice kind="hint">{t('codes.noPreview')}</Notice>;
  return (
    <img
      src={src}
      alt={t('codes.preview')}
      onError={() => setMissing(true)}
      className="max-h-48 min-h-20 max-w-full justify-self-start rounded-xl border border-line bg-white object-contain p-2"
    />
  );
};
