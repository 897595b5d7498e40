import * as z from 'zod/mini';
import { pathParameters, type Contract } from '@shuka/domain/kit/endpoint.ts';
import { commonProblems } from '@shuka/domain/kit/problem.ts';
import type { Route } from '#kit/route.ts';

type JsonSchema = { properties?: Record<string, object>; required?: string[] } & Record<string, unknown>;

const schemaOf = (schema: Contract['input'], io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
};

const placeOf = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

const parametersOf = (contract: Contract, input: JsonSchema) => {
  const inPath = pathParameters(contract.path);
  return Object.entries(input.properties ?? {})
    .filter(([name]) => inPath.includes(name) || contract.method === 'GET')
    .map(([name, schema]) => {
      const isInPath = inPath.includes(name);
      return {
        name,
        in: isInPath ? 'path' : 'query',
        required: isInPath || (input.required ?? []).includes(name),
        schema,
      };
    });
};

const bodyOf = (contract: Contract, input: JsonSchema) => {
  if (contract.method === 'GET') return {};
  if (contract.body === 'picture') {
    const binary = { schema: { type: 'string', format: 'binary' } };
    return {
      requestBody: { required: true, content: { 'image/jpeg': binary, 'image/png': binary, 'image/webp': binary } },
    };
  }
  const inPath = pathParameters(contract.path);
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name)),
  );
  const required = (input.required ?? []).filter((name) => !inPath.includes(name));
  return {
    requestBody: { required: true, content: { 'application/json': { schema: { ...input, properties, required } } } },
  };
};

const failuresOf = (contract: Contract) => {
  const all = { ...commonProblems, ...contract.errors };
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

const successOf = (contract: Contract) => {
  const status = contract.creates === true ? '201' : '200';
  const content =
    contract.answers === 'file'
      ? { 'image/webp': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(contract.output, 'output') } };
  return { [status]: { description: contract.summary, content } };
};

/** Who may call, where the authorization tests and integrators read it: `x-authz` on every operation. */
const authzOf = ({ who, object }: Contract) => ({
  roles: typeof who === 'string' ? who : Object.keys(who),
  relations: typeof who === 'string' ? {} : who,
  object: object ?? null,
});

const operationOf = ({ contract }: Route) => {
  const input = schemaOf(contract.input, 'input');
  return {
    operationId: contract.name,
    tags: [contract.name.split('.')[0]],
    summary: contract.summary,
    'x-authz': authzOf(contract),
    'x-offline': contract.offline,
    ...(contract.who === 'anyone' ? { security: [] } : {}),
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

/** The OpenAPI 3.1 document, made from the contracts and nothing else. */
export const openApiOf = (routes: readonly Route[], productName: string, publicUrl: string) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const place = placeOf(route.contract.path);
    paths[place] = { ...paths[place], [route.contract.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1.0.0', description: 'Errors are problem documents (RFC 9457).' },
    servers: [{ url: publicUrl }],
    security: [{ session: [], xsrf: [] }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https') ? '__Host-session' : 'session' },
        xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
  };
};
