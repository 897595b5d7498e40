/** What a scale said: grams, whether it stands still, and whether it shows what is on it less a container. */
export type Reading = {
  readonly grams: number;
  readonly isStable: boolean;
  /** Null where the line does not say. */
  readonly isNet: boolean | null;
};

const gramsPer: Readonly<Record<string, number>> = { kg: 1000, g: 1, t: 1_000_000 };

/** `ST,GS,+  123.4kg`: stable or not, gross or net, sign, number, unit; the heads are left out by some scales. */
const line =
  /^(?:(ST|US|OL|S|D)[,\s]{1,9})?(?:(GS|NT|TR|G|N)[,:\s]{1,9})?([+-])?\s{0,20}(\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,9})?|\d{1,20}(?:\.\d{1,9})?)\s{0,9}(kg|g|t)\b/i;

const stands: Readonly<Record<string, boolean>> = { ST: true, S: true, US: false, D: false };
const nets: Readonly<Record<string, boolean>> = { GS: false, G: false, NT: true, N: true };

/**
 * Reads one line of a scale that sends without being asked, in the ways of common indicators. Null for what is no weight:
 * an overload, a tare, noise, less than nothing. A line that does not say that it stands still is taken as if it did not.
 */
export const readScaleLine = (text: string): Reading | null => {
  const found = line.exec(text.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim());
  if (found === null) return null;
  const [, head = '', kind = '', sign = '+', digits = '', unit = ''] = found;
  const [stand, what] = [head.toUpperCase(), kind.toUpperCase()];
  if (stand === 'OL' || what === 'TR') return null;
  const grams = Math.round(Number(digits.replaceAll(',', '')) * (gramsPer[unit.toLowerCase()] ?? 0));
  if (sign === '-' && grams > 0) return null;
  return { grams, isStable: stands[stand] ?? false, isNet: nets[what] ?? null };
};

/** So many same readings in a row are one that stands still, of a scale that does not say. */
const sameReadings = 3;

/** Gathers bytes as they come into lines, and tells each reading that stands still. */
export const scaleListener = (onWeight: (grams: number) => void) => {
  let rest = '';
  let last: number | null = null;
  let same = 0;
  const take = (text: string): void => {
    const reading = readScaleLine(text);
    if (reading === null) return;
    same = reading.grams === last ? same + 1 : 1;
    last = reading.grams;
    if (reading.isStable || same >= sameReadings) onWeight(reading.grams);
  };
  return (text: string): void => {
    const lines = (rest + text).split(/[\r\n]+/);
    rest = (lines.pop() ?? '').slice(-200); // noise without an end is no line
    lines.filter((one) => one !== '').forEach(take);
  };
};
