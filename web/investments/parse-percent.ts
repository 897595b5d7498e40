const percent = /^\s*(\d{1,3})(?:\.(\d{1,2}))?\s*(?:%\s*)?$/;

/** Reads '15', '12.5' or '15 %' into hundredths of a per cent; NaN for what is none. */
export const parsePercent = (text: string): number => {
  const [matched, whole = '', part = ''] = percent.exec(text) ?? [];
  return matched === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
