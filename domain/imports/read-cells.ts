import { isDay } from '#kit/day.ts';
import { folded } from '#kit/fold.ts';
import { faultOf, type RowFault, type RowFaultCode } from './faults.ts';
import { readLga, readState } from './near-lgas.ts';

/** The cells of a row by our names of its columns; '' for one that is empty or not in the file. */
export type Cells = (key: string) => string;

/** Reads cells one by one and keeps what is wrong with each. */
export type CellReader = {
  readonly faults: RowFault[];
  readonly fail: (column: string, code: RowFaultCode, near?: readonly string[]) => void;
  /** A text that must be there; '' where it is not. A figure or a phone number may begin with a sign. */
  readonly text: (column: string, holds?: 'figure') => string;
  readonly optional: (column: string, holds?: 'figure') => string | null;
  /** A state and an LGA in it, by whatever spelling is known of it. */
  readonly place: () => { stateCode: string; lga: string };
  readonly choice: <Value extends string>(column: string, values: Readonly<Record<string, Value>>) => Value | null;
  /** A day of the calendar as 'YYYY-MM-DD'; also as people here write it, 31/12/2026. */
  readonly day: (column: string) => string | null;
  /** A number above nothing, with commas between thousands or none. */
  readonly number: (column: string) => number | null;
};

const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

const readDay = (text: string): string | null => {
  const [, date = '', month = '', year = ''] = written.exec(text) ?? [];
  const day = year === '' ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return /^\d{4}-\d\d-\d\d/.test(day) && isDay(day) ? day : null;
};

const readNumber = (text: string): number | null => {
  const plain = text.replace(/[₦\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
};

/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=@+\-\t]/;
const formulaNotFigure = /^[=@\t]/;

/** A reader of one row. What begins like a formula is a text that nobody meant: it is told, and never worked out. */
export const readerOf = (cells: Cells): CellReader => {
  const faults: RowFault[] = [];
  const fail: CellReader['fail'] = (column, code, near) => void faults.push(faultOf(column, code, near));
  const text: CellReader['text'] = (column, holds) => {
    const value = cells(column);
    if (value === '') fail(column, 'required');
    else if ((holds === 'figure' ? formulaNotFigure : formula).test(value)) fail(column, 'formula');
    return value;
  };
  const optional: CellReader['optional'] = (column, holds) => (cells(column) === '' ? null : text(column, holds));
  const read = <Value>(
    column: string,
    parse: (value: string) => Value | null,
    code: RowFaultCode,
    holds?: 'figure',
  ): Value | null => {
    const before = faults.length;
    const value = text(column, holds);
    if (faults.length > before) return null;
    const found = parse(value);
    if (found === null) fail(column, code);
    return found;
  };
  return {
    faults,
    fail,
    text,
    optional,
    place: () => {
      const stateCode = read('state', readState, 'state-unknown');
      const before = faults.length;
      const typed = text('lga');
      if (stateCode === null || faults.length > before) return { stateCode: stateCode ?? '', lga: '' };
      const found = readLga(stateCode, typed);
      if ('near' in found) fail('lga', 'lga-unknown', found.near);
      return { stateCode, lga: 'lga' in found ? found.lga : '' };
    },
    choice: (column, values) => {
      const before = faults.length;
      const typed = text(column);
      if (faults.length > before) return null;
      const found = values[folded(typed)];
      if (found === undefined) fail(column, 'choice', [...new Set(Object.values(values))]);
      return found ?? null;
    },
    day: (column) => read(column, readDay, 'day-wrong'),
    number: (column) => read(column, readNumber, 'number-wrong', 'figure'),
  };
};
