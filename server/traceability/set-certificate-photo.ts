import { setCertificatePhoto as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { certificateNow, demandCertificate } from './certificate-now.ts';
import { isCertificatePhoto, setFile } from './certificate-store.ts';

/** Files of certificates end so, and no other slice's do: none is dropped with a picture of somebody else's. */
export const certificateExtension = 'cert';

export const setCertificatePhoto = handle(
  contract,
  async ({ companyId, certificateId }, context, fileKey: string) => {
    const { db, pool, files, afterwards } = context;
    const { fileKey: before, isEnded } = await demandCertificate(context, companyId, certificateId);
    if (isEnded) throw new Problem('certificate-ended');
    await setFile(db, certificateId, fileKey);
    if (before !== null && before !== fileKey)
      afterwards(async () => {
        if (!(await isCertificatePhoto(pool, before))) await files.remove(before, certificateExtension);
      });
    return certificateNow(context, companyId, certificateId);
  },
  {
    prepare: async (_input, { files, picture }) => {
      const { full } = await readPicture(picture ?? Buffer.alloc(0));
      return files.put(full, certificateExtension);
    },
  },
);
