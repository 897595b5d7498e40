import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { fromGateway, said } from './gateway.ts';

export const receiveSms = endpoint({
  ...fromGateway,
  name: 'channels.receiveSms',
  path: '/api/channels/sms/:secret',
  input: z.object({
    secret: said(200),
    /** The gateway's own name of the message: the same again is the same message. */
    id: said(120).check(z.minLength(1, 'field.wrong')),
    from: said(30),
    to: z.optional(said(30)),
    text: said(2000),
    date: z.optional(said(60)),
    linkId: z.optional(said(120)),
    networkCode: z.optional(said(30)),
  }),
  summary:
    "Takes in an SMS as Africa's Talking passes it on; what it asks for is done as in the app, and answered by SMS; only from the gateway that knows the secret of the address",
});
