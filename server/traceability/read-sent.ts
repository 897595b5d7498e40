import { epcisLimits, type ReadDocument } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';

const [quote, escape, opens, closes] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]];

/** How deep the lists and objects of a text of JSON lie in each other, without reading it. */
const depthOf = (text: string): number => {
  let [depth, deepest, isInText] = [0, 0, false];
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charCodeAt(place);
    if (isInText && letter === escape) place += 1;
    else if (letter === quote) isInText = !isInText;
    else if (!isInText && opens.includes(letter)) deepest = Math.max(deepest, (depth += 1));
    else if (!isInText && closes.includes(letter)) depth -= 1;
  }
  return deepest;
};

/** @throws Problem `malformed-json` for what is none, or lies too deep. */
const parse = (text: string): unknown => {
  if (depthOf(text) > epcisLimits.mostDepth) throw new Problem('malformed-json');
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed-json');
  }
};

/**
 * Reads what another system sent. @param read tells what is wrong with it.
 * @throws Problem `malformed-json`; `document-wrong` with where and why.
 */
export const readSent = (text: string | null, read: (document: unknown) => ReadDocument): ReadDocument['events'] => {
  const { events, faults } = read(parse(text ?? ''));
  if (faults.length === 0) return events;
  throw new Problem('document-wrong', { fields: faults.map(({ at, why }) => ({ field: at, says: why })) });
};

/** @throws Problem `version-unknown` when another version of the standard is asked for. */
export const demandVersion = ({
  epcisVersion,
  cbvVersion,
}: {
  epcisVersion?: string | undefined;
  cbvVersion?: string | undefined;
}): void => {
  const isSpoken = (asked: string | undefined): boolean => asked === undefined || /^2(\.0(\.0)?)?$/.test(asked.trim());
  if (!isSpoken(epcisVersion) || !isSpoken(cbvVersion)) throw new Problem('version-unknown');
};
