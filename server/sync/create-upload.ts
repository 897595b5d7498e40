import * as z from 'zod/mini';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { id } from '@shuka/domain/kit/id.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { createUpload as contract } from '@shuka/domain/sync';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { healUpload } from './finish-upload.ts';
import { findToldPart, mayUpload, uploadParts } from './upload-parts.ts';
import { findUploadOf, insertUpload, reopen, sumUnfinished, type Upload, type UploadOf } from './upload-store.ts';
import { receptionOf } from './upload-stream.ts';

type Input = InputOf<typeof contract>;

/** A phone with more photos than this to send sends them one after the other. */
export const mostUnfinished = 2000;

/** What a person's unfinished uploads may come to: the pieces lie in the database for up to 30 days. */
export const mostUnfinishedBytes = 314_572_800;

const metadata = z.strictObject({ photoId: id, part: z.enum(uploadParts) });

/** tus writes metadata as `name base64,name base64`. @throws Problem 'invalid'. */
const readMetadata = (text: string): z.output<typeof metadata> => {
  const pairs = text.split(',').map((pair) => pair.trim().split(' '));
  const said = pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString()] as const);
  const isPlain = pairs.every((pair) => pair.length === 2) && new Set(said.map(([name]) => name)).size === said.length;
  const parsed = z.safeParse(metadata, Object.fromEntries(said));
  if (!isPlain || !parsed.success) throw refusedField('uploadMetadata', 'field.wrong');
  return parsed.data;
};

const uploadOf = ({ uploadMetadata }: Input, context: Context): UploadOf => ({
  accountId: viewerOf(context).accountId,
  ...readMetadata(uploadMetadata),
});

/** Stores what another connection to this server has of it still in memory, and finishes what a crash left whole. */
const settle = async (input: Input, context: Context): Promise<null> => {
  const found = await findUploadOf(context.pool, uploadOf(input, context));
  if (found === null) return null;
  await receptionOf(context.pool).flush(found.id);
  await healUpload(context, found.id);
  return null;
};

/** Refuses bytes that nobody told of, or that are here already. */
const demandPart = async ({ db }: Context, { photoId, part }: UploadOf, sizeBytes: number): Promise<void> => {
  const record = await findToldPart(db, photoId, part);
  if (record === null) throw new Problem('not-found');
  if (record.isHere) throw new Problem('already-there');
  if (record.sizeBytes !== sizeBytes) throw new Problem('not-this-photo');
};

const begin = async ({ db, clock }: Context, of: UploadOf, sizeBytes: number): Promise<Upload> => {
  const begunBefore = await sumUnfinished(db, of.accountId);
  const isTooMuch = begunBefore.count >= mostUnfinished || begunBefore.sizeBytes + sizeBytes > mostUnfinishedBytes;
  if (isTooMuch) throw new Problem('too-many-uploads');
  await insertUpload(db, { ...of, id: newId(), sizeBytes, createdAt: clock.now() });
  const begun = await findUploadOf(db, of);
  if (begun === null) throw new Problem('unavailable', { retryAfterSeconds: 1 }); // removed within this moment
  return begun;
};

export const createUpload = handle(
  contract,
  async (input, context) => {
    const of = uploadOf(input, context);
    const sizeBytes = Number(input.uploadLength);
    if (!(await mayUpload(context.db, viewerOf(context), of.photoId, of.part))) throw new Problem('not-found');
    await demandPart(context, of, sizeBytes);
    const upload = (await findUploadOf(context.db, of)) ?? (await begin(context, of, sizeBytes));
    if (upload.isFinished) {
      await demandPart(context, of, sizeBytes); // it may have become whole since we looked
      await reopen(context.db, upload.id);
    }
    return { location: `/uploads/${upload.id}`, uploadOffset: upload.isFinished ? 0 : upload.offsetBytes };
  },
  { prepare: settle },
);
