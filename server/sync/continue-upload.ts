import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { continueUpload as contract } from '@shuka/domain/sync';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { finishUpload, isWhole } from './finish-upload.ts';
import { findUpload, storePiece, type Upload } from './upload-store.ts';
import { receptionOf } from './upload-stream.ts';

/** The upload, when it is at the byte the phone goes on from. */
const findAt = async (context: Context, uploadId: string, offset: number): Promise<Upload> => {
  const upload = await findUpload(context.pool, uploadId);
  if (upload === null) throw new Problem('not-found');
  if (isWhole(upload)) await finishUpload(context, uploadId);
  if (upload.offsetBytes !== offset) throw new Problem('wrong-offset');
  return upload;
};

/** Stores what comes, however much that is, and answers the offset after it. A slow line takes minutes: no transaction. */
const goOn = async ({ uploadId, uploadOffset }: InputOf<typeof contract>, context: Context): Promise<number> => {
  const { pool, stream } = context;
  if (stream === null) throw new Problem('wrong-media-type');
  let offset = Number(uploadOffset);
  await receptionOf(pool).storeAsItComes(stream, uploadId, async () => {
    const { sizeBytes } = await findAt(context, uploadId, offset);
    return async (bytes) => {
      if (offset + bytes.length > sizeBytes) throw new Problem('too-large');
      if (!(await storePiece(pool, uploadId, offset, bytes))) throw new Problem('wrong-offset');
      offset += bytes.length;
    };
  });
  await finishUpload(context, uploadId);
  return offset;
};

export const continueUpload = handle(contract, async (_input, _context, uploadOffset: number) => ({ uploadOffset }), {
  prepare: goOn,
});
