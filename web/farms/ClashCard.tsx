import type { Clash } from '@shuka/domain/farms';
import { RowClash } from '#kit/row-clash.tsx';
import { useWords } from '#kit/words.tsx';
import { BoundarySketch } from './BoundarySketch.tsx';
import { clashFieldWords, clashValueWords, cornersOf, whoSaidWords, type Company } from './clash-words.ts';
import { settle } from './settle-clash.ts';

type Props = {
  readonly clash: Clash;
  readonly company: Company;
  /** Null for a clash about the farm itself. */
  readonly plotName: string | null;
  readonly onSettled: () => void;
};

/** Two people changed one thing: both values, who said which, and a button to keep each. Nothing is lost until then. */
export const ClashCard = ({ clash, company, plotName, onSettled }: Props) => {
  const words = useWords();
  const { t } = words;
  const corners = clash.field === 'boundary' ? { now: cornersOf(clash.now), other: cornersOf(clash.other) } : null;
  const sideOf = (side: 'now' | 'other', by: string | null) => {
    const drawn = corners?.[side] ?? null;
    return {
      value: clashValueWords(clash.field, clash[side], words),
      drawn: drawn !== null && (
        <BoundarySketch corners={drawn} against={corners?.[side === 'now' ? 'other' : 'now'] ?? []} />
      ),
      who: whoSaidWords(by, company, words),
    };
  };
  return (
    <RowClash
      what={t(clashFieldWords[clash.field])}
      where={plotName !== null && <p>{t('farms.clashPlot', { name: plotName })}</p>}
      at={clash.at}
      now={sideOf('now', clash.nowBy)}
      other={sideOf('other', clash.otherBy)}
      onKeep={(choice) => settle(clash, choice)}
      onSettled={onSettled}
    />
  );
};
