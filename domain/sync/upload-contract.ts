import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';

/*
 * The tus protocol, version 1.0.0, core and creation: what a client of it sends and reads. An upload is one part of a photo, or
 * the sound of a message, whose record is here already; its bytes count only once their SHA-256 is what the record says.
 */

const version = z.literal('1.0.0');
const digits = z.string().check(z.regex(/^\d{1,8}$/, 'field.wrong'));
const ofUpload = { kind: 'upload', idField: 'uploadId' } as const;
const hands = { farmer: 'own', 'extension-manager': 'own' } as const;

export const createUpload = endpoint({
  name: 'sync.createUpload',
  method: 'POST',
  path: '/uploads',
  who: hands,
  input: z.strictObject({
    tusResumable: version,
    uploadLength: digits,
    /** `photoId <base64>,part <base64>`, as tus writes metadata. */
    uploadMetadata: z.string().check(z.maxLength(500)),
  }),
  headers: { 'tus-resumable': 'tusResumable', 'upload-length': 'uploadLength', 'upload-metadata': 'uploadMetadata' },
  output: z.strictObject({ location: z.string(), uploadOffset: z.int() }),
  errors: { 'already-there': 409, 'not-this-photo': 409, 'too-many-uploads': 429 },
  offline: 'never',
  audit: 'no',
  answers: 'headers',
  creates: true,
  summary:
    'Begins the upload of one part of a photo or of the voice in a message, or finds the one begun before (tus creation)',
});

export const readUpload = endpoint({
  name: 'sync.readUpload',
  method: 'HEAD',
  path: '/uploads/:uploadId',
  who: hands,
  object: ofUpload,
  input: z.strictObject({ uploadId: id, tusResumable: version }),
  headers: { 'tus-resumable': 'tusResumable' },
  output: z.strictObject({ uploadOffset: z.int(), uploadLength: z.int() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'headers',
  summary: 'How many bytes of an upload are here (tus)',
});

export const continueUpload = endpoint({
  name: 'sync.continueUpload',
  method: 'PATCH',
  path: '/uploads/:uploadId',
  who: hands,
  object: ofUpload,
  input: z.strictObject({ uploadId: id, tusResumable: version, uploadOffset: digits }),
  headers: { 'tus-resumable': 'tusResumable', 'upload-offset': 'uploadOffset' },
  output: z.strictObject({ uploadOffset: z.int() }),
  errors: { 'wrong-offset': 409, 'not-these-bytes': 409, 'not-a-picture': 400, 'not-a-voice': 400 },
  offline: 'never',
  audit: 'no',
  body: 'chunk',
  answers: 'headers',
  summary: 'Goes on with an upload; what arrived before a line broke is kept (tus)',
});
