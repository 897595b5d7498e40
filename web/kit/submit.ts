import * as z from 'zod/mini';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem, type FieldError } from '@shuka/domain/kit/problem.ts';
import { call, type Failure, type Result } from './api.ts';
import { engine, type Engine, type PhotoBlobs } from './engine.ts';

/** What a contract's own schema would refuse in a draft: each field with the catalogue entry that says why. */
export const refusalsOf = (contract: Contract, draft: unknown): FieldError[] => {
  const parsed = z.safeParse(contract.input, draft);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), says: message }));
};

export type More = { readonly picture?: Blob; readonly blobs?: PhotoBlobs };

const refused = (code: string, fields: readonly FieldError[]): Failure => ({
  status: 400,
  code,
  title: '',
  fields,
  requestId: null,
});

/** What the act makes of the records here, by the rules the server will use too. */
const foreseen = (keeper: Engine, contract: Contract, input: unknown): Result<unknown> => {
  try {
    return { ok: true, value: keeper.foresee(contract, input) ?? {} };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ok: false, failure: refused(error.code, error.fields) };
  }
};

/**
 * The one door through which a person's input leaves a form: checked here by the contract's own schema and rules; then
 * kept on the phone and sent when it can be, or sent at once. A draft carries the id of what it makes, so sending it
 * twice makes one: whoever is told that a photo did not arrive sends all of it again.
 * @returns for what is kept, the record as the act makes it, `{}` when it is removed.
 */
export const submit = async <C extends Contract>(
  contract: C,
  draft: DraftOf<C>,
  { picture, blobs }: More = {},
): Promise<Result<OutputOf<C>>> => {
  const parsed = z.safeParse(contract.input, draft);
  if (!parsed.success) return { ok: false, failure: refused('invalid', refusalsOf(contract, draft)) };
  const keeper = contract.offline === 'queue' ? engine.get() : null;
  if (keeper === null && blobs !== undefined)
    return { ok: false, failure: { ...refused('not-saved', []), status: 500 } };
  if (keeper === null) return call(contract, draft, picture);
  const made = foreseen(keeper, contract, parsed.data);
  if (!made.ok) return made;
  if (keeper.keeps) {
    const failure = await keeper.save(contract, parsed.data, blobs);
    return failure === null ? { ok: true, value: made.value as OutputOf<C> } : { ok: false, failure };
  }
  const result = await call(contract, draft, picture);
  if (!result.ok) return result;
  const unsent = await keeper.sent(contract, parsed.data, blobs);
  return unsent === null ? result : { ok: false, failure: unsent };
};
