import { sendContactMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const someMessage = async ({ house }: Case): Promise<string> => {
  const id = newId();
  const words = { name: 'Sani', email: `sani.${id}@scene.example`, message: 'Good day.' };
  await house.visitor().call(sendContactMessage, { id, ...words });
  return id;
};

const ofMessage = async (one: Case) => ({ messageId: await idFor(one.object, () => someMessage(one)) });

/** What the cases of the admin's own rooms are asked with. */
export const adminInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/contact-messages/{messageId}/answer': async (one) => ({ ...(await ofMessage(one)), answer: 'Yes.' }),
  'POST /api/admin/contact-messages/{messageId}/taking': ofMessage,
};
