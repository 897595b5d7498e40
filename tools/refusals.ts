import type { Contract } from '@shuka/domain/kit/endpoint.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isId = (text: unknown): text is string => typeof text === 'string' && /^[a-z]\w*(\.[\w-]+)+$/i.test(text);

/** What a schema or a check of it says when it refuses. */
const saidBy = ({ error }: Node): string[] => {
  const said: unknown = typeof error === 'function' ? error({ code: 'custom', input: undefined }) : null;
  const text = isNode(said) ? said['message'] : said;
  return isId(text) ? [text] : [];
};

/** Schemas and checks lie in each other's definitions, some in lists and some behind a getter. */
const within = (definition: Node): unknown[] => [
  ...Object.values(definition),
  typeof definition['getter'] === 'function' ? definition['getter']() : null,
];

const gather = (value: unknown, seen: Set<unknown>): string[] => {
  if (!isNode(value) || seen.has(value) || value instanceof RegExp) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((each) => gather(each, seen));
  const inner = value['_zod'];
  if (!isNode(inner)) return Object.values(value).flatMap((each) => gather(each, seen));
  const { def } = inner;
  return isNode(def) ? [...saidBy(def), ...within(def).flatMap((each) => gather(each, seen))] : [];
};

/** Every text by which the schema of an act may refuse a field. */
export const refusalTexts = ({ input }: Contract): string[] => [...new Set(gather(input, new Set()))];

const isContract = (value: unknown): value is Contract => isNode(value) && 'method' in value && 'input' in value;

const named = /^import\s+(?!type\b)\{([^}]*)\}\s+from '(@shuka\/domain\/(?!kit\/)[^']+)'/gm;

/** The contracts that a file sends: a read is asked by addresses, so nobody types its fields. */
export const actsIn = async (text: string): Promise<Contract[]> => {
  const lists = await Promise.all(
    [...text.matchAll(named)].map(async ([, names = '', slice = '']) => {
      const all = (await import(slice)) as Node; // what a slice exports
      return names.split(',').map((name) => all[name.trim().split(' as ')[0] ?? '']);
    }),
  );
  return lists.flat().filter((value) => isContract(value) && value.method !== 'GET') as Contract[]; // the filter looked
};
