import * as z from 'zod/mini';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { FieldError } from '@shuka/domain/kit/problem.ts';
import { call, type Result } from './api.ts';

/** What a contract's own schema would refuse in a draft: each field with the catalogue entry that says why. */
export const refusalsOf = (contract: Contract, draft: unknown): FieldError[] => {
  const parsed = z.safeParse(contract.input, draft);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), says: message }));
};

/**
 * The one door through which a person's input leaves a form: checked here by the contract's own schema, then sent.
 * The draft carries the id of what it makes, so sending it twice makes one.
 */
export const submit = async <C extends Contract>(
  contract: C,
  draft: DraftOf<C>,
  picture?: Blob,
): Promise<Result<OutputOf<C>>> => {
  const fields = refusalsOf(contract, draft);
  if (fields.length > 0)
    return { ok: false, failure: { status: 400, code: 'invalid', title: '', fields, requestId: null } };
  return call(contract, draft, picture);
};
