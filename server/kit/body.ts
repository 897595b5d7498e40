import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';

/** How large a body of JSON may be where a contract says nothing else: the bytes that come, and those they unpack to. */
export const mostJsonBytes = 262_144;

const bodyKindOf = (request: FastifyRequest): Contract['body'] => request.routeOptions.config.route?.contract.body;

type Done = (error: Error | null, body?: unknown) => void;

/** Unpacks a body into at most as many bytes as its route takes, so that a bomb costs no more than an honest body. */
const unpack = (request: FastifyRequest, packed: Buffer, done: (error: Error | null, text: string) => void): void => {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return done(null, packed.toString('utf8'));
  if (encoding !== 'gzip') return done(new Problem('wrong-media-type'), '');
  gunzip(packed, { maxOutputLength: request.routeOptions.bodyLimit }, (error, unpacked) => {
    if (error === null) return done(null, unpacked.toString('utf8'));
    const isTooLarge = 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    done(new Problem(isTooLarge ? 'too-large' : 'malformed-json'), '');
  });
};

/**
 * JSON is the only body there is, with prototype poisoning an error; a second reader of bodies is a way round the first.
 * What is signed stays bytes until its signature was found right.
 */
export const acceptOnlyJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done: Done) => {
    if (bodyKindOf(request) === 'signed') return done(null, body);
    if (bodyKindOf(request) === 'form') return done(new Problem('wrong-media-type'));
    return unpack(request, body as Buffer, (error, text) => {
      if (error === null && bodyKindOf(request) === 'document') done(null, text);
      else if (error === null) void parse(request, text, done);
      else done(error);
    });
  });
};

/** JSON-LD is taken by routes whose contract takes a document, and read by them. */
export const acceptDocuments = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/ld+json', { parseAs: 'buffer' }, (request, body, done: Done) => {
    if (bodyKindOf(request) !== 'document') return done(new Problem('wrong-media-type'));
    return unpack(request, body as Buffer, done);
  });
};

/** Each name once: of two values two readers could take one each. */
const readForm = (text: string): Record<string, string> | null => {
  const fields = [...new URLSearchParams(text)];
  const isOnce = new Set(fields.map(([name]) => name)).size === fields.length;
  return isOnce ? Object.fromEntries(fields) : null;
};

const mostFormBytes = 16_384;
const mostPictureBytes = 5_242_880;

/** How large the body of a contract may be; null for a piece of an upload, which is as long as its record says. */
export const mostBytesOf = ({ body, mostBytes }: Contract): number | null => {
  if (body === 'chunk') return null;
  if (body === 'picture') return mostPictureBytes;
  return body === 'form' ? mostFormBytes : (mostBytes ?? mostJsonBytes);
};

/** Forms come from the gateways of telephone networks, and only to routes whose contract takes one. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostFormBytes },
    (request, body, done) => {
      if (bodyKindOf(request) !== 'form') return done(new Problem('wrong-media-type'));
      const fields = readForm(body as string);
      return fields === null ? done(new Problem('invalid')) : done(null, fields);
    },
  );
};

/** Pictures come as raw bytes, and only to routes whose contract takes one. */
export const acceptPictures = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp'],
    { parseAs: 'buffer', bodyLimit: mostPictureBytes },
    (request, body, done) => {
      if (bodyKindOf(request) === 'picture') done(null, body);
      else done(new Problem('wrong-media-type'));
    },
  );
};

/** Chunks of an upload reach their handler as they come in, and only a handler whose contract takes them. */
export const acceptChunks = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/offset+octet-stream', (request, payload, done) => {
    if (bodyKindOf(request) === 'chunk') done(null, payload);
    else done(new Problem('wrong-media-type'));
  });
};

/** How long a body may take to come in. A chunk may take as long as its connection lives: what came is kept. */
const patientMillis = 30_000;
const morePatientMillis = 120_000;

/** Hangs up on bodies that never end. */
export const endSlowBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, method, routeOptions }) => {
    const contract = routeOptions.config.route?.contract;
    if (method === 'GET' || method === 'HEAD' || contract?.body === 'chunk') return;
    const hangUp = (): void => {
      if (!raw.complete) raw.destroy();
    };
    const timer = setTimeout(hangUp, contract?.mostBytes === undefined ? patientMillis : morePatientMillis);
    raw.once('close', () => clearTimeout(timer));
  });
};
