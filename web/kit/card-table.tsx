import type { ReactNode } from 'react';

/** What stands over a column; figures stand on the right where the table is wide. */
export type Column = { readonly says: string; readonly isFigure?: boolean };

type Props = {
  readonly caption: string;
  /** The first names the row. */
  readonly columns: readonly Column[];
  /** `CardRow`s. */
  readonly children: ReactNode;
};

const side = (isFigure = false): string => (isFigure ? 'xl:text-right' : '');

/** A table on a wide screen, and a card for each of its rows on a narrow one; to those who hear the page it is one always. */
export const CardTable = ({ caption, columns, children }: Props) => (
  <table aria-label={caption} className="block w-full text-left xl:table">
    <thead className="sr-only xl:not-sr-only xl:table-header-group">
      <tr className="text-sm text-ink-soft">
        {columns.map(({ says, isFigure }) => (
          <th key={says} scope="col" className={`py-2 pr-4 ${side(isFigure)}`}>
            {says}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="grid gap-3 xl:table-row-group">{children}</tbody>
  </table>
);

/** One row: a `CardHead`, then a `CardCell` for each other column. */
export const CardRow = ({ children }: { readonly children: ReactNode }) => (
  <tr className="grid gap-2 rounded-2xl border border-line bg-paper p-4 xl:table-row xl:border-0 xl:bg-transparent">
    {children}
  </tr>
);

export const CardHead = ({ children }: { readonly children: ReactNode }) => (
  <th scope="row" className="min-w-0 break-words xl:border-t xl:border-line xl:py-3 xl:pr-4">
    {children}
  </th>
);

type CellProps = Partial<Column> & { readonly children: ReactNode };

/** A value; with `says`, its column's name stands beside it where the row is a card. */
export const CardCell = ({ says, isFigure, children }: CellProps) => (
  <td
    className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 xl:table-cell xl:border-t xl:border-line xl:py-3 xl:pr-4 ${side(isFigure)}`}
  >
    {says !== undefined && (
      <span aria-hidden className="text-sm text-ink-soft xl:hidden">
        {says}
      </span>
    )}
    {children}
  </td>
);
