import * as z from 'zod/mini';
import { addEntry, correctEntry, entryDetails, type EntryDetails } from '@shuka/domain/finance';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';
import { usePlaces } from './book.ts';
import { detailsOf, ruleRefusals } from './entry-form.ts';
import { EntryForm } from './EntryForm.tsx';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** An act kept by an older version of the app may lack a field; then it is empty in the form. */
const someDetails = (input: Props['input']): Partial<EntryDetails> => {
  const shape = Object.keys(entryDetails.shape);
  const known = Object.fromEntries(Object.entries(input).filter(([key]) => shape.includes(key)));
  return z.safeParse(z.partial(entryDetails), known).data ?? {};
};

const blank = { kind: 'expense', category: '', amountKobo: null, happenedOn: '', description: '' } as const;

const done = async <Value,>(_contract: Contract, _draft: unknown): Promise<Result<Value>> => ({
  ok: true,
  value: {} as Value, // nobody reads it: the act is sent by its new number
});

/** An entry, or a correction of one, that the server did not take, made right by a person. */
export const MendEntryForm = ({ input, onMended }: Props) => {
  const places = usePlaces();
  const ids = { id: String(input['id']), keeperId: String(input['keeperId']) };
  const start = { ...blank, farmId: null, seasonId: null, ...someDetails(input) };
  const draftOf = (fields: Readonly<Record<string, string>>) => ({ ...ids, ...detailsOf(fields) });
  const shared = {
    start,
    places,
    check: (fields: Readonly<Record<string, string>>) => ruleRefusals(draftOf(fields)),
    send: done,
    onDone: (_output: unknown, draft: unknown) => onMended(draft),
  };
  if (!('entryId' in input)) return <EntryForm contract={addEntry} draftOf={draftOf} {...shared} />;
  const correction = { entryId: String(input['entryId']), isCancelled: input['isCancelled'] === true };
  return (
    <EntryForm contract={correctEntry} draftOf={(fields) => ({ ...draftOf(fields), ...correction })} {...shared} />
  );
};
