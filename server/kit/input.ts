import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pathParameters, type Contract } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Each query parameter at most once; twice would let two readers of one request disagree. */
const queryOf = (request: FastifyRequest): Record<string, unknown> => {
  const query = request.query as Record<string, unknown>;
  const twice = Object.entries(query).find(([, value]) => Array.isArray(value));
  if (twice !== undefined) throw new Problem('invalid', { fields: [{ field: twice[0], says: 'field.twice' }] });
  return { ...query };
};

const bodyOf = (contract: Contract, request: FastifyRequest): Record<string, unknown> => {
  if (contract.method === 'GET') return queryOf(request);
  if (contract.body === 'picture' || request.body === undefined || request.body === null) return {};
  if (!isRecord(request.body)) throw new Problem('invalid', { fields: [{ field: '', says: 'field.object' }] });
  return request.body;
};

const saysOf = (message: string): string => (/^[a-z]+\.[A-Za-z]+$/.test(message) ? message : 'field.wrong');

/**
 * The contract's input, from path, query and body; strict, nothing coerced, nothing unknown let through.
 * @throws Problem `invalid` with every refused field and the catalogue entry that says why.
 */
export const readInput = (contract: Contract, request: FastifyRequest): unknown => {
  const params = request.params as Record<string, string>;
  const body = bodyOf(contract, request);
  const clash = pathParameters(contract.path).find((name) => name in body);
  if (clash !== undefined) throw new Problem('invalid', { fields: [{ field: clash, says: 'field.twice' }] });
  const parsed = z.safeParse(contract.input, { ...body, ...params });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), says: saysOf(issue.message) }));
  throw new Problem('invalid', { fields });
};

/** The raw bytes of a picture body. @throws Problem `not-a-picture` when there are none. */
export const readPictureBody = (request: FastifyRequest): Buffer => {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new Problem('wrong-media-type');
  return request.body;
};
