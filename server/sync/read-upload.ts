import { readUpload as contract } from '@shuka/domain/sync';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { healUpload } from './finish-upload.ts';
import { findUpload } from './upload-store.ts';
import { receptionOf } from './upload-stream.ts';

export const readUpload = handle(contract, async ({ uploadId }, context) => {
  await receptionOf(context.pool).flush(uploadId);
  await healUpload(context, uploadId);
  const upload = await findUpload(context.pool, uploadId);
  if (upload === null) throw new Problem('not-found');
  return { uploadOffset: upload.offsetBytes, uploadLength: upload.sizeBytes };
});
