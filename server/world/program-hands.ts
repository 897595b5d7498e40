import { addWebhook, makeKey, makeProgramme } from '@shuka/domain/integrations';
import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import type { KeyScope } from '@shuka/domain/kit/key-scopes.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from './companies.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/* What organisations let programs do, for tests. */

type Whose = { readonly holderId?: string; readonly owner?: WorldPerson };

/** A new key of a company, Danjuma's if nothing else is said, as the header that a program sends. */
export const someKey = async (
  house: OpenHouse,
  scopes: readonly KeyScope[],
  { holderId = mill.companyId, owner = people.danjuma }: Whose = {},
): Promise<{ keyId: string; key: string; headers: { authorization: string } }> => {
  const draft = { holderId, name: 'Stock program', scopes, days: '90' };
  const { status, body, text } = await house.as(owner).call(makeKey, draft);
  if (status !== 201) throw new Error(`There is no key: ${text}`);
  return { keyId: body.keyId, key: body.key, headers: { authorization: `Bearer ${body.key}` } };
};

/** A programme that Ngozi let in, of Kano unless said otherwise. */
export const someProgramme = async (house: OpenHouse, place = 'KN'): Promise<string> => {
  const id = newId();
  const { status, text } = await house.as(people.ngozi).call(makeProgramme, { id, name: 'State ADP', place });
  if (status !== 201) throw new Error(`There is no programme: ${text}`);
  return id;
};

type Hook = Whose & { readonly url?: string; readonly kinds?: readonly EventKind[] };

/** A new webhook, Danjuma's if nothing else is said, at an address where nobody listens. */
export const someWebhook = async (
  house: OpenHouse,
  { holderId = mill.companyId, owner = people.danjuma, url = 'http://127.0.0.1:9/hooks', kinds }: Hook = {},
): Promise<{ webhookId: string; secret: string; holderId: string }> => {
  const wanted = kinds ?? (owner === people.ngozi ? ['indicators.counted'] : ['delivery.weighed']);
  const { status, body, text } = await house.as(owner).call(addWebhook, { holderId, url, kinds: wanted });
  if (status !== 201) throw new Error(`There is no webhook: ${text}`);
  return { webhookId: body.webhookId, secret: body.secret, holderId };
};
