import { useState, type ReactNode } from 'react';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { Form, type Act } from './form.tsx';
import { idsOfContent } from './ids-of-content.ts';

type Props<C extends Contract> = Omit<Act<C>, 'draftOf'> & {
  readonly draftOf: (fields: Readonly<Record<string, string>>, id: string) => DraftOf<C>;
  readonly children: ReactNode;
};

/** A form of an act with an id: sent again as it was it is the same act, done once; changed since, it is another. */
export const NewActForm = <C extends Contract>({ draftOf, ...act }: Props<C>) => {
  // What a button filled in, and no hand, is no input; the content tells it all the same.
  const [idFor, setIdFor] = useState(idsOfContent);
  return (
    <div onInput={() => setIdFor(idsOfContent)}>
      <Form {...act} draftOf={(fields) => draftOf(fields, idFor(JSON.stringify(fields)))} />
    </div>
  );
};
