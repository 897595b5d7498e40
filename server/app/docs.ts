import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kit/context.ts';
import { openApiOf } from './openapi.ts';
import { routes } from './slices.ts';

/** The contracts as OpenAPI 3.1 at `/api/openapi.json`, and for people at `/api/docs`. */
export const addDocs = async (app: FastifyInstance, services: Services): Promise<void> => {
  const document = openApiOf(routes, services.productName, services.publicUrl);
  app.get('/api/openapi.json', { config: { who: 'anyone' } }, async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } }); // its types know only 3.0
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
};
