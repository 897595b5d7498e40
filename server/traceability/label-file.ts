import type { LabelSheet } from '@shuka/domain/traceability';
import type { FileAnswer } from '#kit/route.ts';
import { labelPdf, type Label } from './label-pdf.ts';
import { symbolPicture } from './label-picture.ts';

type Asked = { readonly on: LabelSheet | 'picture'; readonly copies?: string | undefined };

/** A label as it was asked for: on sheets as PDF, or its code alone as PNG. */
export const labelFile = async (label: Label, { on, copies = '1' }: Asked): Promise<FileAnswer> =>
  on === 'picture'
    ? { bytes: await symbolPicture(label.symbol, label.text), mediaType: 'image/png', cacheSeconds: 0 }
    : {
        bytes: await labelPdf(label, on, Number(copies)),
        mediaType: 'application/pdf',
        cacheSeconds: 0,
        fileName: `labels-${on}.pdf`,
      };
