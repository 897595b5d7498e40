/** Every read of the API that needs no name of a thing, in every format it comes in, as one person after another. */
import type { Caller } from './caller.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: { readonly enum?: readonly string[] };
};

type Operation = { readonly parameters?: readonly Parameter[] };

/** The addresses to ask for: with each value of the one list of words that an operation demands, a format say. */
const addressesOf = (path: string, { parameters = [] }: Operation): string[] => {
  const demanded = parameters.filter((one) => one.in === 'query' && one.required === true);
  if (path.includes('{') || demanded.some(({ schema }) => schema?.enum === undefined)) return [];
  return demanded.reduce<string[]>(
    (held, { name, schema }) =>
      held.flatMap((so) => (schema?.enum ?? []).map((word) => `${so}${so.includes('?') ? '&' : '?'}${name}=${word}`)),
    [path],
  );
};

/** The mailbox of the demo stands for the people's own letters. */
const isOfHouse = (path: string): boolean => !path.startsWith('/dev/');

/** @returns every address that may be asked for without naming a thing. */
export const readableAddresses = async (url: string): Promise<string[]> => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: Operation }>;
  };
  return Object.entries(document.paths)
    .flatMap(([path, { get }]) => (get === undefined ? [] : addressesOf(path, get)))
    .filter(isOfHouse);
};

/** @returns how many of the addresses answered this person with something. */
export const readAll = async (caller: Caller, addresses: readonly string[]): Promise<number> => {
  let answered = 0;
  for (const address of addresses) if ((await caller.look(address)) < 300) answered += 1;
  return answered;
};
