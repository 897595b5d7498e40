import { ClipboardPaste, Plus } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { CaptureSteps } from './CaptureSteps.tsx';
import { DoubtNotice } from './DoubtNotice.tsx';
import { doubtOf } from './plot-facts.ts';
import {
  isEmptyRow,
  positionsOf,
  rowOfCorner,
  rowsOfList,
  swappedRows,
  wrongAxes,
  type TypedRow,
} from './typed-corners.ts';
import { TypedCorner } from './TypedCorner.tsx';
import type { WayProps } from './WalkCorners.tsx';

const empty: TypedRow = { latitude: '', longitude: '' };
const rowsAtFirst = 3;

const filledUp = (rows: readonly TypedRow[]): readonly TypedRow[] =>
  rows.length >= rowsAtFirst ? rows : [...rows, ...Array.from({ length: rowsAtFirst - rows.length }, () => empty)];

/** The rows as they are typed; each change hands on those that can be read. */
const useTypedRows = ({ capture, capturing: { act } }: WayProps) => {
  const [rows, setRows] = useState(() => filledUp(capture.corners.map(({ position }) => rowOfCorner(position))));
  const show = (next: readonly TypedRow[]): void => {
    setRows(filledUp(next));
    act({ act: 'type', positions: positionsOf(next) });
  };
  const read = (text: string, from: number): void => {
    const after = rows.slice(from).filter((row) => !isEmptyRow(row));
    show([...rows.slice(0, from), ...rowsOfList(text), ...after]);
  };
  return {
    rows,
    show,
    add: (): void => setRows([...rows, empty]),
    append: (text: string): void => read(text, rows.findLastIndex((row) => !isEmptyRow(row)) + 1),
    /** A pair or a list that is pasted into one field fills the rows from there; other text goes where it was pasted. */
    paste: (event: ClipboardEvent<HTMLInputElement>, index: number): void => {
      const text = event.clipboardData.getData('text');
      if (positionsOf(rowsOfList(text)).length === 0) return;
      event.preventDefault();
      read(text, index);
    },
  };
};

/** Typing the corners, a row each, or pasting a whole list. What can be read is kept at once. */
export const TypeCorners = (props: WayProps & { readonly stateCode: string }) => {
  const { t } = useWords();
  const { act, refused } = props.capturing;
  const { stateCode } = props;
  const { rows, show, add, append, paste } = useTypedRows(props);
  const [isAsked, setAsked] = useState(false);
  const positions = positionsOf(rows);
  const finish = (): void => {
    setAsked(true);
    if (rows.every((row) => wrongAxes(row).length === 0)) act({ act: 'finish' });
  };
  return (
    <div className="grid gap-4">
      <p>{t('plots.typeHint')}</p>
      <PasteList onRead={append} />
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <TypedCorner
            key={index} // a row is its place in the list
            number={index + 1}
            row={row}
            isAsked={isAsked}
            onChange={(next) => show(rows.with(index, next))}
            onPaste={(event) => paste(event, index)}
            onRemove={() => show(rows.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Button look="quiet" className="justify-self-start" onClick={add}>
        <Plus aria-hidden className="size-5" />
        {t('plots.addRow')}
      </Button>
      <DoubtNotice doubt={doubtOf(stateCode, positions)} stateCode={stateCode} onSwap={() => show(swappedRows(rows))} />
      <CaptureSteps corners={positions} refused={refused} onUndo={null} onFinish={finish} />
    </div>
  );
};

const PasteList = ({ onRead }: { onRead: (text: string) => void }) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  return (
    <details className="rounded-xl border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold text-leaf">
        {t('plots.pasteList')}
      </summary>
      <div className="grid gap-2 border-t border-line p-3">
        <label className="grid gap-1 font-semibold">
          {t('plots.list')}
          <textarea
            rows={5}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="w-full rounded-xl border-2 border-line-strong bg-paper p-3 font-normal"
          />
        </label>
        <p className="text-sm text-ink-soft">{t('plots.listHint')}</p>
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => {
            onRead(text);
            setText('');
          }}
        >
          <ClipboardPaste aria-hidden className="size-5" />
          {t('plots.readList')}
        </Button>
      </div>
    </details>
  );
};
