import * as z from 'zod/mini';
import { pathParameters, type Contract } from '@shuka/domain/kit/endpoint.ts';
import { keyScopes } from '@shuka/domain/kit/key-scopes.ts';
import { commonProblems, fileProblems } from '@shuka/domain/kit/problem.ts';
import { takesFile } from '#kit/file-fields.ts';
import { isRead, type Route } from '#kit/route.ts';
import { headerNameOf, statusOfHeaders } from '#kit/send.ts';
import { notesOf } from './openapi-notes.ts';

type JsonSchema = { properties?: Record<string, object>; required?: string[] } & Record<string, unknown>;

const schemaOf = (schema: Contract['input'], io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
};

const placeOf = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

/** Where each input field of a contract travels. */
const placesOf = (contract: Contract): ((name: string) => 'path' | 'query' | 'header' | 'body') => {
  const inPath = pathParameters(contract.path);
  const inHeaders = Object.values(contract.headers ?? {});
  return (name) => {
    if (inPath.includes(name)) return 'path';
    if (inHeaders.includes(name)) return 'header';
    return isRead(contract) ? 'query' : 'body';
  };
};

const parametersOf = (contract: Contract, input: JsonSchema) => {
  const placeOfField = placesOf(contract);
  const headerOf = new Map(Object.entries(contract.headers ?? {}).map(([header, field]) => [field, header]));
  return Object.entries(input.properties ?? {})
    .filter(([name]) => placeOfField(name) !== 'body')
    .map(([name, schema]) => ({
      name: headerOf.get(name) ?? name,
      in: placeOfField(name),
      required: placeOfField(name) === 'path' || (input.required ?? []).includes(name),
      schema,
    }));
};

const binary = { schema: { type: 'string', format: 'binary' } };

const rawBodies: Readonly<Record<string, object>> = {
  picture: { 'image/jpeg': binary, 'image/png': binary, 'image/webp': binary },
  chunk: { 'application/offset+octet-stream': binary },
  signed: { 'application/json': { schema: { type: 'object' } } },
  document: {
    'application/json': { schema: { type: 'object' } },
    'application/ld+json': { schema: { type: 'object' } },
  },
};

const bodyOf = (contract: Contract, input: JsonSchema) => {
  if (isRead(contract)) return {};
  const raw = rawBodies[contract.body ?? 'json'];
  if (raw !== undefined) return { requestBody: { required: true, content: raw } };
  if (contract.headers !== undefined) return {};
  const placeOfField = placesOf(contract);
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => placeOfField(name) === 'body'),
  );
  const required = (input.required ?? []).filter((name) => placeOfField(name) === 'body');
  const type = contract.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema: { ...input, properties, required } } } } };
};

const failuresOf = (contract: Contract) => {
  const all = { ...commonProblems, ...(takesFile(contract) ? fileProblems : {}), ...contract.errors };
  const statuses = [...new Set(Object.values(all))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(all)
        .filter(([, held]) => held === status)
        .map(([code]) => code);
      return [
        String(status),
        {
          description: codes.join(', '),
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ];
    }),
  );
};

const contentOf = (contract: Contract) => {
  if (contract.answers === 'file') return { 'image/webp': binary };
  if (contract.answers === 'lines') return { 'application/x-ndjson': { schema: { type: 'string' } } };
  if (contract.answers === 'text') return { 'text/plain': { schema: { type: 'string' } } };
  if (contract.answers === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  return { 'application/json': { schema: schemaOf(contract.output, 'output') } };
};

const successOf = (contract: Contract) => {
  const description = contract.summary;
  if (contract.answers !== 'headers') {
    return {
      [contract.creates === true ? '201' : contract.accepts === true ? '202' : '200']: {
        description,
        content: contentOf(contract),
      },
    };
  }
  const { properties = {} } = schemaOf(contract.output, 'output');
  const headers = Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [headerNameOf(field), { schema }]),
  );
  return { [String(statusOfHeaders(contract))]: { description, headers } };
};

const securityOf = ({ who }: Contract) => {
  if (who === 'anyone') return { security: [] };
  if (typeof who !== 'string' || !who.startsWith('key:')) return {};
  // Of a scheme that is not OAuth the list may name what the caller must hold (OpenAPI 3.1, Security Requirement Object).
  return { security: [{ key: [who.slice('key:'.length)] }] };
};

const operationOf = ({ contract }: Route) => {
  const input = schemaOf(contract.input, 'input');
  return {
    operationId: contract.name,
    tags: [contract.name.split('.')[0]],
    summary: contract.summary,
    ...notesOf(contract),
    ...securityOf(contract),
    parameters: parametersOf(contract, input),
    ...bodyOf(contract, input),
    responses: { ...failuresOf(contract), ...successOf(contract) },
  };
};

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    retryAfterSeconds: { type: 'integer' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, says: { type: 'string' } } },
    },
  },
};

type Paths = Record<string, Record<string, object>>;

const pathsOf = (routes: readonly Route[]): Paths => {
  const paths: Paths = {};
  for (const route of routes) {
    const place = placeOf(route.contract.path);
    paths[place] = { ...paths[place], [route.contract.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
};

/**
 * The OpenAPI 3.1 document, made from the contracts and nothing else. Its paths are made when they are first read: they
 * are most of what it costs to open the server, and most servers are never asked for them.
 */
export const openApiOf = (routes: readonly Route[], productName: string, publicUrl: string) => {
  let paths: Paths | undefined;
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1.0.0', description: 'Errors are problem documents (RFC 9457).' },
    servers: [{ url: publicUrl }],
    security: [{ session: [], xsrf: [] }],
    get paths(): Paths {
      return (paths ??= pathsOf(routes));
    },
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https') ? '__Host-session' : 'session' },
        xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key that the owner of a company, or an admin for a programme, made for programs. Its scopes: ${keyScopes.join(', ')}`,
        },
      },
    },
  };
};
