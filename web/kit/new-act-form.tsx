import { useState, type ReactNode } from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { Form, type Act } from './form.tsx';
import { idsOfContent } from './ids-of-content.ts';

type Props<C extends Contract> = Omit<Act<C>, 'draftOf'> & {
  readonly draftOf: (fields: Readonly<Record<string, string>>, id: string) => DraftOf<C>;
  readonly children: ReactNode;
};

const begun = () => ({ idFor: idsOfContent(), isDone: false });

/**
 * A form of an act with an id: sent again as it was it is the same act, done once; changed since, it is another. What is
 * typed after an act was done is a new one, though it be the same words.
 */
export const NewActForm = <C extends Contract>({ draftOf, onDone, ...act }: Props<C>) => {
  const [{ idFor, isDone }, setActs] = useState(begun);
  const finish = async (output: OutputOf<C>, draft: DraftOf<C>): Promise<void> => {
    await onDone(output, draft);
    setActs({ idFor, isDone: true });
  };
  // What is chosen beside the fields belongs to it as well.
  const contentOf = (fields: Readonly<Record<string, string>>): string => JSON.stringify(draftOf(fields, ''));
  return (
    <div onInput={() => isDone && setActs(begun())}>
      <Form {...act} draftOf={(fields) => draftOf(fields, idFor(contentOf(fields)))} onDone={finish} />
    </div>
  );
};
