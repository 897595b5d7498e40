/* The addresses of our own things, for companies without numbers of GS1 and for all that has none. */

export const lotAddress = (publicUrl: string, lotId: string): string => `${publicUrl}/lot/${lotId}`;

/** What came out of a job under a name: flour, bran. */
export const outputAddress = (publicUrl: string, jobId: string, name: string): string =>
  `${publicUrl}/lot/${jobId}/${encodeURIComponent(name)}`;

/** What went into a job and nobody said from where. */
export const unnamedAddress = (publicUrl: string, jobId: string, crop: string): string =>
  `${publicUrl}/lot/${jobId}/unnamed/${encodeURIComponent(crop)}`;

type Packs = { readonly gtin: string; readonly jobId: string; readonly jobNumber: number; readonly code: string };

/** Packs of one size out of one job: by the company’s own number of GS1 and the job as its lot, where it has one. */
export const packsAddress = (publicUrl: string, { gtin, jobId, jobNumber, code }: Packs): string =>
  gtin === ''
    ? `${publicUrl}/lot/${jobId}/pack/${code.toUpperCase()}`
    : `https://id.gs1.org/01/0${gtin}/10/J${jobNumber}`;

export const unitAddress = (publicUrl: string, unitId: string, sscc: string): string =>
  sscc === '' ? `${publicUrl}/unit/${unitId}` : `https://id.gs1.org/00/${sscc}`;

export const companyAddress = (publicUrl: string, companyId: string): string => `${publicUrl}/company/${companyId}`;

export const paperAddress = (publicUrl: string, companyId: string, kind: string, number: string): string =>
  `${companyAddress(publicUrl, companyId)}/${kind}/${encodeURIComponent(number)}`;

/** What our own extensions are called by. */
export const ownNamespace = (publicUrl: string): Record<string, string> => ({ shuka: `${publicUrl}/vocabulary/` });
