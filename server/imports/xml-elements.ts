/** An element of a text of XML: its opening tag, what is in it, and where it begins and ends. */
export type Element = { readonly tag: string; readonly inner: string; readonly from: number; readonly to: number };

/**
 * The elements of a name in a text of XML, one after the other. Each letter is looked at a fixed number of times, however
 * the text is broken: a pattern would look for the end of each element that has none through all that follows.
 * @param name of elements that are never within one another.
 */
export function* elementsOf(xml: string, name: string): Generator<Element> {
  const [opening, closing] = [`<${name}`, `</${name}>`];
  let at = 0;
  for (let from = xml.indexOf(opening); from >= 0; from = xml.indexOf(opening, at)) {
    at = from + opening.length;
    if (!/[\s/>]/.test(xml[at] ?? '')) continue; // another name that begins like this one
    const end = xml.indexOf('>', at);
    if (end < 0) return;
    const tag = xml.slice(from, end + 1);
    const close = tag.endsWith('/>') ? end + 1 : xml.indexOf(closing, end);
    if (close < 0) return;
    at = tag.endsWith('/>') ? close : close + closing.length;
    yield { tag, inner: xml.slice(end + 1, close), from, to: at };
  }
}

/** The first element of a name; undefined where there is none. */
export const firstOf = (xml: string, name: string): Element | undefined => {
  for (const element of elementsOf(xml, name)) return element;
  return undefined;
};

/** The text without the elements of a name. */
export const without = (xml: string, name: string): string => {
  let at = 0;
  let rest = '';
  for (const { from, to } of elementsOf(xml, name)) {
    rest += xml.slice(at, from);
    at = to;
  }
  return rest + xml.slice(at);
};
