import * as z from 'zod/mini';
import { visitDraft } from '@shuka/domain/extension';
import { RecordVisitForm } from './RecordVisitForm.tsx';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

const someFields = z.partial(visitDraft);

/** A visit that the server did not take, made right by a person. */
export const MendVisitForm = ({ input, onMended }: Props) => {
  const {
    keeperId = '',
    id = '',
    requestId = null,
    planId = null,
    proof = null,
    form = null,
    ...begins
  } = z.safeParse(someFields, input).data ?? {};
  return (
    <RecordVisitForm
      keeperId={keeperId}
      begins={{ ...begins, form }}
      requestId={requestId}
      planId={planId}
      proof={proof}
      mends={id}
      onSaved={onMended}
    />
  );
};
