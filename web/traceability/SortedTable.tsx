import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#kit/words.tsx';

type Cell = { readonly shown: string; readonly sorts: string | number };

type Row = { readonly key: string; readonly cells: readonly Cell[] };

type Column = { readonly says: string; readonly isFigure?: boolean };

type Props = { readonly caption: string; readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/** The column that is sorted by, and whether from its end. */
type By = { readonly column: number; readonly isDown: boolean };

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));

const sortedBy = (rows: readonly Row[], by: By | null): readonly Row[] => {
  if (by === null) return rows;
  const keyOf = ({ cells }: Row): string | number => cells[by.column]?.sorts ?? '';
  return rows.toSorted((one, other) => compare(keyOf(one), keyOf(other)) * (by.isDown ? -1 : 1));
};

/** A table that is sorted by whichever column is pressed; on a narrow screen it is moved sideways within its frame. */
export const SortedTable = ({ caption, columns, rows }: Props) => {
  const [by, setBy] = useState<By | null>(null);
  // Where one way is automatic the other is too, and this class is there anyway.
  return (
    <div className="overflow-y-auto rounded-2xl border border-line bg-paper">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((one, column) => (
              <Heading
                key={one.says}
                column={one}
                isDown={by?.column === column ? by.isDown : null}
                onPressed={() => setBy({ column, isDown: by?.column === column && !by.isDown })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedBy(rows, by).map(({ key, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              {columns.map(({ says, isFigure = false }, column) => (
                <td key={says} className={`min-w-24 p-2 break-words ${isFigure ? 'text-right' : ''}`}>
                  {cells[column]?.shown}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type HeadingProps = {
  readonly column: Column;
  /** Null where another column is sorted by. */
  readonly isDown: boolean | null;
  readonly onPressed: () => void;
};

const Heading = ({ column: { says, isFigure = false }, isDown, onPressed }: HeadingProps) => {
  const { t } = useWords();
  const Icon = isDown === null ? ArrowUpDown : isDown ? ArrowDown : ArrowUp;
  const sort = isDown === null ? 'none' : isDown ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={sort} className={`p-1 ${isFigure ? 'text-right' : ''}`}>
      <button
        type="button"
        title={t('comply.sortBy', { column: says })}
        onClick={onPressed}
        className="inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold whitespace-nowrap hover:bg-leaf-soft"
      >
        {says}
        <Icon aria-hidden className="size-4" />
      </button>
    </th>
  );
};
