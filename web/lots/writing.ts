import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';
import { submit } from '#kit/submit.ts';

/** What a form writes: a step under an id; where its draft goes, and what follows. */
export type Writing<C extends Contract> = {
  readonly id: string;
  readonly pass: (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>;
  readonly onSaved: (draft: DraftOf<C>) => void;
};

/** Kept on the phone and sent, as everything new. */
export const newWriting = <C extends Contract>(id: string, onSaved: (draft: DraftOf<C>) => void): Writing<C> => ({
  id,
  pass: (contract, draft) => submit(contract, draft),
  onSaved,
});

/** A step the server did not take, made right: its draft is handed on, and the act goes again by a new number. */
export const mendedWriting = <C extends Contract>(
  input: Readonly<Record<string, unknown>>,
  onMended: (draft: DraftOf<C>) => void,
): Writing<C> => ({
  id: String(input['id']),
  pass: async () => ({ ok: true, value: {} as OutputOf<C> }), // nobody reads it
  onSaved: onMended,
});
