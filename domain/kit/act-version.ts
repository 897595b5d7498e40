import type { Contract } from './endpoint.ts';

/** What an act is called on the wire and in outboxes: `name`, or `name@version` once its input has had two shapes. */
export const endpointOf = ({ name, version = 1 }: Pick<Contract, 'name' | 'version'>): string =>
  version === 1 ? name : `${name}@${version}`;

/** The name and version in a text of `endpointOf`; null when it is none. */
export const readEndpoint = (endpoint: string): { readonly name: string; readonly version: number } | null => {
  const at = endpoint.indexOf('@');
  if (at === -1) return { name: endpoint, version: 1 };
  const said = endpoint.slice(at + 1);
  return /^[1-9]\d{0,3}$/.test(said) ? { name: endpoint.slice(0, at), version: Number(said) } : null;
};

/** @throws what an upcast throws on an input that never was of its version. */
const climb = ({ version = 1, upcasts = {} }: Contract, from: number, input: unknown): { input: unknown } | null => {
  if (from > version) return null;
  let shaped = input;
  for (let at = from; at < version; at += 1) {
    const up = upcasts[at];
    if (up === undefined) return null;
    shaped = up(shaped);
  }
  return { input: shaped };
};

/**
 * An input of version `from` in the contract's shape of today, brought up version by version.
 * @returns null when no way leads there: it is of a newer app, or it never was of that version.
 */
export const toToday = (contract: Contract, from: number, input: unknown): { readonly input: unknown } | null => {
  try {
    return climb(contract, from, input);
  } catch {
    return null;
  }
};
