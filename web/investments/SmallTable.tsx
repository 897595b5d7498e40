type Props = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each names its row; the others are figures. */
  readonly rows: readonly (readonly string[])[];
};

/** A few figures side by side. */
export const SmallTable = ({ caption, columns, rows }: Props) => (
  <table className="w-full text-left">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="text-sm text-ink-soft">
        {columns.map((column, place) => (
          <th key={column} scope="col" className={place === 0 ? 'p-1' : 'p-1 text-right'}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...figures]) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="p-1 font-normal break-words">
            {name}
          </th>
          {figures.map((figure, place) => (
            <td key={columns[place + 1]} className="p-1 text-right">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
