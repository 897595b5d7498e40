import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Services } from '#kit/context.ts';
import type { FileAnswer, Lines, Route } from '#kit/route.ts';

/** A name that ends no header and leads into no folder, whatever a handler put into it. */
const safeName = (name: string): string =>
  name
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 150);

const sendFile = (reply: FastifyReply, file: FileAnswer) =>
  reply
    .header('content-type', file.mediaType)
    .header('cache-control', file.cacheSeconds > 0 ? `private, max-age=${file.cacheSeconds}, immutable` : 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .headers(
      file.fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${safeName(file.fileName)}"` },
    )
    .send(file.bytes);

/** `uploadOffset` is `upload-offset` among the headers. */
export const headerNameOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What clients of the tus protocol look for in every answer to them. */
export const tusVersion = ['tus-resumable', '1.0.0'] as const;

/** The status of an answer that is headers alone. */
export const statusOfHeaders = ({ method, creates }: Contract): number => {
  if (creates === true) return 201;
  return method === 'HEAD' ? 200 : 204;
};

const sendHeaders = (route: Route, reply: FastifyReply, answer: Readonly<Record<string, unknown>>) => {
  for (const [field, value] of Object.entries(answer)) reply.header(headerNameOf(field), String(value));
  return reply
    .header(...tusVersion)
    .code(statusOfHeaders(route.contract))
    .send();
};

/** Whatever is written goes out at once, so that a phone can apply each line as it comes. */
const packers = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
} as const;

const packingFor = (request: FastifyRequest): keyof typeof packers | null => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
};

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

const isGone = (error: NodeJS.ErrnoException): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');

/** Sends lines as they are made. The first is awaited, so that what fails at once is still answered as a problem. */
const sendLines = async (request: FastifyRequest, reply: FastifyReply, lines: Lines, { log }: Services) => {
  const rest = lines[Symbol.asyncIterator]();
  const first = await rest.next();
  const made = Readable.from(first.done === true ? [] : withFirst(first.value, rest));
  const packing = packingFor(request);
  reply.type('application/x-ndjson').header('vary', 'accept-encoding').header('x-accel-buffering', 'no');
  const onEnd = (error?: NodeJS.ErrnoException | null): void => {
    if (error && !isGone(error)) log.error({ error, requestId: request.id }, 'an answer broke off');
  };
  if (packing === null) return reply.send(made.once('error', onEnd));
  reply.header('content-encoding', packing);
  return reply.send(pipeline(made, packers[packing](), onEnd));
};

/** Sends server-sent events as they come, for as long as somebody listens. Not packed: a packer would hold them back. */
const sendEvents = (request: FastifyRequest, reply: FastifyReply, events: Lines, { log }: Services) => {
  const made = Readable.from(events).once('error', (error) => {
    if (!isGone(error)) log.error({ error, requestId: request.id }, 'an answer broke off');
  });
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(made);
};

/** Sends what a handler answered, in the way its contract says. */
export const sendAnswer = (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  services: Services,
) => {
  const { answers, creates, accepts } = route.contract;
  if (answers === 'file') return sendFile(reply, answer as FileAnswer); // these four are typed so by `handle`
  if (answers === 'lines') return sendLines(request, reply, answer as Lines, services);
  if (answers === 'events') return sendEvents(request, reply, answer as Lines, services);
  if (answers === 'text') return reply.type('text/plain; charset=utf-8').send(answer as string);
  if (answers === 'headers') return sendHeaders(route, reply, answer as Record<string, unknown>);
  return reply.code(creates === true ? 201 : accepts === true ? 202 : 200).send(answer);
};
