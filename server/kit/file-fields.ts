import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Context } from '#kit/context.ts';

/** Where a file stands in an input; `*` stands for every place of a list. One that is not said to be base64 may be all the same. */
type FileField = { readonly path: readonly string[]; readonly isBase64: boolean };

/** A text longer than this holds a file and nothing that people type. */
const longText = 60_000;

type Check = { readonly _zod?: { readonly def?: { readonly pattern?: RegExp; readonly maximum?: number } } };

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
  readonly checks?: readonly Check[];
};

type Schema = { readonly def: Def };

const fieldAt = (path: readonly string[], { checks = [] }: Def): FileField[] => {
  const defs = checks.flatMap(({ _zod }) => _zod?.def ?? []);
  const isBase64 = defs.some(({ pattern }) => /A-Za-z0-9\+\\?\//.test(pattern?.source ?? ''));
  return isBase64 || defs.some(({ maximum = 0 }) => maximum >= longText) ? [{ path, isBase64 }] : [];
};

const fieldsIn = ({ def }: Schema, path: readonly string[] = []): FileField[] => {
  if (def.type === 'string') return fieldAt(path, def);
  const within = [def.innerType, def.in, ...(def.options ?? [])].flatMap((one) => one ?? []);
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => fieldsIn(field, [...path, name])),
    ...(def.element === undefined ? [] : fieldsIn(def.element, [...path, '*'])),
    ...within.flatMap((one) => fieldsIn(one, path)),
  ];
};

const known = new WeakMap<Contract, readonly FileField[]>();

/** The fields of a contract's input that hold a file, read from its schema, so that no contract need say so. */
export const fileFieldsOf = (contract: Contract): readonly FileField[] => {
  const fields = known.get(contract) ?? fieldsIn(contract.input as unknown as Schema);
  known.set(contract, fields);
  return fields;
};

const textsAt = (value: unknown, [name, ...rest]: readonly string[]): string[] => {
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  if (name === '*') return Array.isArray(value) ? value.flatMap((one) => textsAt(one, rest)) : [];
  return textsAt((value as Readonly<Record<string, unknown>>)[name], rest);
};

/** Whether a contract takes a file: as its body, or in a field. */
export const takesFile = (contract: Contract): boolean =>
  ['picture', 'document', 'chunk'].includes(contract.body ?? 'json') || fileFieldsOf(contract).length > 0;

/** All files that an act brings, as the bytes that came. A chunk is no file before all of its upload is here. */
export const filesIn = (
  contract: Contract,
  input: unknown,
  { picture, document }: Pick<Context, 'picture' | 'document'>,
): Buffer[] => {
  const bodies = [...(picture === null ? [] : [picture]), ...(document === null ? [] : [Buffer.from(document)])];
  const fields = fileFieldsOf(contract).flatMap(({ path, isBase64 }) =>
    textsAt(input, path).flatMap((text) => [
      Buffer.from(text, 'base64'), // as lenient as whoever reads it
      ...(isBase64 ? [] : [Buffer.from(text)]),
    ]),
  );
  return [...bodies, ...fields].filter(({ length }) => length > 0);
};
