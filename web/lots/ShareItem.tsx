import type { Lot } from '@shuka/domain/lots';
import { produceName } from '#kit/crop-name.ts';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import { AmountField, type TypedAmount } from './AmountField.tsx';
import { amountText } from './lot-words.ts';

/** How much of a lot goes into a joined one; all of it, unless said otherwise. */
export type Share = { readonly lot: Lot; readonly isIn: boolean; readonly amount: TypedAmount };

type Props = {
  readonly share: Share;
  /** The lot whose page this began on is always in. */
  readonly isFirst: boolean;
  /** The name of its amount in the contract's list of takes. */
  readonly amountName: string;
  readonly onChange: (next: Partial<Share>) => void;
};

/** A lot to join, and how much of it. */
export const ShareItem = ({ share: { lot, isIn, amount }, isFirst, amountName, onChange }: Props) => {
  const words = useWords();
  const id = useId();
  return (
    <li className="grid gap-2 rounded-xl border border-line p-3">
      <div className="flex min-h-12 items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={`share ${lot.id}`}
          value="yes"
          checked={isIn}
          disabled={isFirst}
          onChange={(event) => onChange({ isIn: event.target.checked })}
          className="mt-1 size-6 shrink-0 accent-leaf"
        />
        <label htmlFor={id} className="grid min-w-0">
          <span className="font-semibold break-words">{produceName(lot, words)}</span>
          <span className="text-sm break-words">{amountText(lot.leftGrams, lot, words)}</span>
          <span className="text-sm break-words text-ink-soft">{lot.standsAt}</span>
        </label>
      </div>
      {isIn && (
        <AmountField
          name={amountName}
          label={words.t('lots.howMuch')}
          counted={lot}
          left={lot.leftGrams}
          value={amount}
          onChange={(next) => onChange({ amount: next })}
        />
      )}
    </li>
  );
};
