import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';
import { submit } from '#kit/submit.ts';

type Pass<C extends Contract> = (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>;

/** What a form writes: a record under an id, which may stand for an older one; where its draft goes, and what follows. */
export type Writing<C extends Contract> = {
  readonly id: string;
  readonly corrects: string | null;
  readonly pass: Pass<C>;
  readonly onSaved: (draft: DraftOf<C>) => void;
};

/** Kept on the phone and sent, as everything new. */
export const newWriting = <C extends Contract>(
  id: string,
  corrects: string | null,
  onSaved: () => void,
): Writing<C> => ({ id, corrects, pass: (contract, draft) => submit(contract, draft), onSaved });

/** One after the other, when something was saved. */
export const allOf =
  (...steps: readonly (() => void)[]) =>
  (): void =>
    steps.forEach((step) => step());

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An act the server did not take, made right: its draft is handed on, and the act goes again by a new number. */
export const mendedWriting = <C extends Contract>(
  input: Readonly<Record<string, unknown>>,
  onMended: (draft: DraftOf<C>) => void,
): Writing<C> => ({
  id: String(input['id']),
  corrects: textOrNull(input['corrects']),
  pass: async () => ({ ok: true, value: {} as OutputOf<C> }), // nobody reads it
  onSaved: onMended,
});
