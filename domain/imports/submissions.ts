/** A table out of what a form collected: the names of its fields and a line of cells for each submission. */
type FormTable = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

type Flat = Map<string, string>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Deeper than any form groups its questions. */
const mostDeep = 8;

/** More than any form asks. */
const mostFields = 500;

/** Repeats and attachments are no answers of a row and are left out. */
const flatten = (value: Record<string, unknown>, before: string, into: Flat, deep: number): void => {
  for (const [name, inner] of Object.entries(value)) {
    const path = `${before}${name}`;
    if (isRecord(inner) && deep < mostDeep) flatten(inner, `${path}/`, into, deep + 1);
    else if (typeof inner === 'string') into.set(path, inner.trim());
    else if (typeof inner === 'number' || typeof inner === 'boolean') into.set(path, String(inner));
  }
};

const listIn = (document: unknown): readonly unknown[] | null => {
  if (Array.isArray(document)) return document;
  // ODK Central answers {value: […]}, KoboToolbox {results: […]}.
  const inner = isRecord(document) ? (document['value'] ?? document['results']) : null;
  return Array.isArray(inner) ? inner : null;
};

/** What the tools write beside the answers begins with an underscore or two, or tells of the form itself. */
const isAnswer = (path: string): boolean =>
  !/^(_|__|meta\/|formhub\/|@)/.test(path) && !/(^|\/)(instanceID|start|end|deviceid)$/.test(path);

/**
 * The submissions of ODK Central (its OData document) or of KoboToolbox (its JSON export) as a table: groups become
 * 'group/field'. @returns null for a document that is none.
 */
export const readSubmissions = (document: unknown): FormTable | null => {
  const list = listIn(document);
  if (list === null || !list.every(isRecord)) return null;
  const flat = list.map((one) => {
    const cells: Flat = new Map();
    flatten(one, '', cells, 0);
    return cells;
  });
  const names = new Set<string>();
  for (const cells of flat) for (const path of cells.keys()) if (isAnswer(path)) names.add(path);
  if (names.size > mostFields) return null;
  const header = [...names];
  return { header, rows: flat.map((cells) => header.map((name) => cells.get(name) ?? '')) };
};
