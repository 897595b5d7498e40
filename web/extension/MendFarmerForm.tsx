import * as z from 'zod/mini';
import { registration, type Registration } from '@shuka/domain/accounts';
import { draftOfRegistration } from './register-draft.ts';
import { RegisterFarmerForm } from './RegisterFarmerForm.tsx';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** What of an input can be read, field by field: an older version of the app may have kept it. */
const readable = (input: Props['input']): Partial<Registration> =>
  Object.fromEntries(
    Object.entries(registration.shape).flatMap(([name, schema]) => {
      const read = z.safeParse(schema, input[name]);
      return read.success ? [[name, read.data]] : typeof input[name] === 'string' ? [[name, input[name]]] : [];
    }),
  );

/** A registration that the server did not take, made right by a person; the consent and its proof come along. */
export const MendFarmerForm = ({ input, onMended }: Props) => (
  <RegisterFarmerForm
    begun={draftOfRegistration({ ...readable(input), id: String(input['id']) })}
    onSaved={() => undefined}
    send={onMended}
  />
);
