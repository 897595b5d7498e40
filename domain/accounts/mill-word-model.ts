import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/** The version of the text an extension manager reads before agro-processors see them; whoever changes what it says raises it. */
export const millTextVersion = 1;

/** An extension manager as agro-processors see them, who agreed to be shown. */
export const extensionWorker = z.strictObject({
  managerId: id,
  firstName: z.string(),
  lastName: z.string(),
  designation: z.string(),
  description: z.string(),
  lga: z.string(),
  stateCode: z.string(),
  /** A small picture as base64; null for none. */
  face: z.nullable(z.string()),
  joinedOn: z.string(),
});

export type ExtensionWorker = z.output<typeof extensionWorker>;
