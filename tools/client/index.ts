import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export type { components, operations, paths } from './schema.d.ts';

type ShukaClient = Client<paths>;

/**
 * Calls the API with a key, typed by its OpenAPI document. Each call answers `{ data }` or `{ error }`, a problem document (RFC
 * 9457); it throws only where nothing answered.
 * @param baseUrl the address of the server, without a slash at its end.
 * @param key made by the owner of a company or by an admin; it goes in the header, never in an address.
 */
export const createShukaClient = (baseUrl: string, key: string): ShukaClient =>
  createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
