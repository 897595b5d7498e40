import type { Request } from '#world/browser.ts';

type Schema = { readonly properties?: Readonly<Record<string, object>> };
export type Operation = {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query' | 'header' }[];
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> };
};

/** Half letters cannot stand in an address; Buffer mends them. */
const inAddress = (text: string): string => encodeURIComponent(Buffer.from(text).toString()) || '%20';

/** `upload-offset` among the headers is the field `uploadOffset`. */
export const fieldOf = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A header holds no line ends and no letters beyond Latin; node would not send them. */
const inHeader = (text: string): string => text.replace(/[^\u0020-\u007e]/g, '');

const rawTypes = ['image/png', 'application/offset+octet-stream'] as const;

export const typeOf = ({ requestBody }: Operation): string =>
  rawTypes.find((type) => requestBody?.content[type] !== undefined) ?? 'application/json';

type Said = Readonly<Record<string, string>>;

const addressOf = (path: string, operation: Operation, said: Said): string => {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(said[name] ?? ''));
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && said[parameter.name] !== '')
    .map(({ name }) => `${name}=${inAddress(said[name] ?? '')}`);
  return [url, query.join('&')].join(query.length > 0 ? '?' : '');
};

type Parts = {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly said: Said;
  readonly payload: string | Buffer;
  readonly type: string;
  readonly last: number;
};

/** The request that sends these values to an operation, each where it travels. */
export const requestFrom = ({ path, method, operation, said, payload, type, last }: Parts): Request => {
  const inHeaders = operation.parameters.filter((parameter) => parameter.in === 'header');
  const headers = Object.fromEntries(inHeaders.map(({ name }) => [name, inHeader(said[name] ?? '')]));
  const address = { url: addressOf(path, operation, said), remoteAddress: `10.99.0.${last}` };
  if (method === 'get' || method === 'head') return { ...address, method: method.toUpperCase() as 'GET', headers };
  const hasBody = operation.requestBody !== undefined;
  return {
    ...address,
    method: method.toUpperCase() as 'POST',
    headers: { ...headers, ...(hasBody ? { 'content-type': type } : {}) },
    ...(hasBody ? { payload } : {}),
  };
};
