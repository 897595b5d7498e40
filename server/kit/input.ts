import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pathParameters, type Contract } from '@shuka/domain/kit/endpoint.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Each query parameter at most once; twice would let two readers of one request disagree. */
const queryOf = (request: FastifyRequest): Fields => {
  const query = request.query as Record<string, unknown>;
  const twice = Object.entries(query).find(([, value]) => Array.isArray(value));
  if (twice !== undefined) throw refusedField(twice[0], 'field.twice');
  return query;
};

const bodyOf = (contract: Contract, request: FastifyRequest): Fields => {
  if (contract.method === 'GET' || contract.method === 'HEAD' || contract.method === 'OPTIONS') return queryOf(request);
  const isRaw = contract.body !== undefined && contract.body !== 'json' && contract.body !== 'form';
  if (isRaw || request.body === undefined || request.body === null) return {};
  if (!isRecord(request.body)) throw refusedField('', 'field.object');
  return request.body;
};

/** The headers that a contract names; all others are no input. */
const headersOf = (contract: Contract, request: FastifyRequest): Fields =>
  Object.fromEntries(
    Object.entries(contract.headers ?? {})
      .map(([header, field]) => [field, request.headers[header]])
      .filter(([, value]) => value !== undefined),
  );

const saysOf = (message: string): string => (/^[a-z]+\.[A-Za-z]+$/.test(message) ? message : 'field.wrong');

/**
 * A contract's input out of what was sent; strict, nothing coerced, nothing unknown let through.
 * @throws Problem `invalid` with every refused field and the catalogue entry that says why.
 */
export const parseInput = (contract: Contract, sent: unknown): unknown => {
  const parsed = z.safeParse(contract.input, sent);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), says: saysOf(issue.message) }));
  throw new Problem('invalid', { fields });
};

/** The contract's input from path, query, headers and body, each field from one place. @throws Problem `invalid`. */
export const readInput = (contract: Contract, request: FastifyRequest): unknown => {
  const params = request.params as Record<string, string>;
  const body = bodyOf(contract, request);
  const elsewhere = [...pathParameters(contract.path), ...Object.values(contract.headers ?? {})];
  const clash = elsewhere.find((name) => name in body);
  if (clash !== undefined) throw refusedField(clash, 'field.twice');
  return parseInput(contract, { ...body, ...headersOf(contract, request), ...params });
};

/** The bytes of a body that is not read as JSON here, whole or as they come. @throws Problem `wrong-media-type` when it is none. */
export const readRawBody = ({ body: kind }: Contract, { body }: FastifyRequest) => {
  const picture = kind === 'picture' && Buffer.isBuffer(body) && body.length > 0 ? body : null;
  const stream = kind === 'chunk' && body instanceof Readable ? body : null;
  const signed = kind === 'signed' && Buffer.isBuffer(body) ? body : null;
  const document = kind === 'document' && typeof body === 'string' ? body : null;
  const isMissing =
    kind !== undefined && kind !== 'json' && kind !== 'form' && (picture ?? stream ?? signed ?? document) === null;
  if (isMissing) throw new Problem('wrong-media-type');
  return { picture, stream, signed, document };
};
