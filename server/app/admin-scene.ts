import { sendContactMessage } from '@shuka/domain/messaging';
import { planWindow } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const someMessage = async ({ house }: Case): Promise<string> => {
  const id = newId();
  const words = { name: 'Sani', email: `sani.${id}@scene.example`, message: 'Good day.' };
  await house.visitor().call(sendContactMessage, { id, ...words });
  return id;
};

const ofMessage = async (one: Case) => ({ messageId: await idFor(one.object, () => someMessage(one)) });

/** Each in a week of its own: two plans for the same hours are refused. */
let weeks = 0;

const someWindow = ({ house }: Case) => {
  weeks += 1;
  const from = new Date(house.clock.now().getTime() + weeks * 7 * 86_400_000);
  const until = new Date(from.getTime() + 3_600_000);
  return { id: newId(), name: 'investor-registration', from: from.toISOString(), until: until.toISOString() } as const;
};

const plannedWindow = async (one: Case): Promise<string> => {
  const planned = someWindow(one);
  await one.house.as(people.ngozi).call(planWindow, planned);
  return planned.id;
};

/** What the cases of the admin's own rooms are asked with. */
export const adminInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/contact-messages/{messageId}/answer': async (one) => ({ ...(await ofMessage(one)), answer: 'Yes.' }),
  'POST /api/admin/contact-messages/{messageId}/taking': ofMessage,
  'POST /api/admin/maintenance-windows': someWindow,
  'POST /api/admin/maintenance-windows/{windowId}/cancelling': async (one) => ({
    windowId: await idFor(one.object, () => plannedWindow(one)),
  }),
  'POST /api/admin/status-updates': () => ({ id: newId(), kind: 'news', texts: { en: 'All is well.' }, isSent: false }),
};
