import { useState, type ReactNode } from 'react';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Form, type Act } from './form.tsx';

type Props<C extends Contract> = Omit<Act<C>, 'draftOf'> & {
  readonly draftOf: (fields: Readonly<Record<string, string>>, id: string) => DraftOf<C>;
  readonly children: ReactNode;
};

/** A form of an act with an id: sent again as it was it is the same act, done once; changed since, it is another. */
export const NewActForm = <C extends Contract>({ draftOf, ...act }: Props<C>) => {
  const [id, setId] = useState(newId);
  return (
    <div onInput={() => setId(newId())}>
      <Form {...act} draftOf={(fields) => draftOf(fields, id)} />
    </div>
  );
};
