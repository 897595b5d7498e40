import { showCertificatePhoto as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { demandCertificate } from './certificate-now.ts';
import { certificateExtension } from './set-certificate-photo.ts';

export const showCertificatePhoto = handle(contract, async ({ companyId, certificateId }, context) => {
  const { fileKey } = await demandCertificate(context, companyId, certificateId);
  const bytes = fileKey === null ? null : await context.files.get(fileKey, certificateExtension);
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
