import { useMemo, useState } from 'react';
import { recordVisit, type Visit, type VisitProof, type VisitPurpose } from '@shuka/domain/extension';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { submit } from '#kit/submit.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { HiddenField } from '#kit/hidden-field.tsx';
import { fieldsOfVisit, formOf, isDigits, proofOf, type Fields } from './visit-fields.ts';
import { FoundFields } from './FoundFields.tsx';
import { NextFields } from './NextFields.tsx';
import { ObservationList } from './ObservationList.tsx';
import { useFarmsOf, VisitFields } from './VisitFields.tsx';
import { VisitProofPart } from './VisitProofPart.tsx';

export type VisitDraft = DraftOf<typeof recordVisit>;

export type VisitFormProps = {
  readonly keeperId: string;
  /** What stands in the form at first. */
  readonly begins?: Partial<Visit>;
  /** What was typed before the page was left, over what the form begins with. */
  readonly drafted?: Fields | null;
  readonly requestId?: string | null;
  readonly planId?: string | null;
  /** The id of an act that is made right, which goes nowhere from here. */
  readonly mends?: string;
  /** `take` while the visit goes on; a proof that is there already, or none, for one that is written anew. */
  readonly proof?: 'take' | VisitProof | null;
  readonly onSaved: (draft: VisitDraft) => void;
};

const mended = { ok: true, value: {} as Visit } as const; // nobody reads it: the act is sent by its new number

const checkVisit =
  (today: string) =>
  ({ visitedOn = '', digits = '' }: Fields): Record<string, string> => ({
    ...(visitedOn > today ? { visitedOn: 'extension.visitFuture' } : {}),
    ...(digits.trim() === '' || isDigits(digits.trim()) ? {} : { digits: 'visit.digitsWrong' }),
  });

/** A visit as it takes place: what for, what was found, what was advised, what comes next, and what speaks for it. */
export const VisitForm = (props: VisitFormProps) => {
  const { keeperId, begins, drafted, requestId = null, planId = null, mends, proof = 'take', onSaved } = props;
  const { t } = useWords();
  const today = useToday();
  const farms = useFarmsOf(keeperId);
  const first = useMemo(() => ({ ...fieldsOfVisit(begins ?? {}), ...drafted }), [begins, drafted]);
  const [opened] = useState(() => ({ id: newId(), startedAt: new Date().toISOString() }));
  const [id] = useState(mends ?? drafted?.['visitId'] ?? opened.id);
  const [farmId, setFarmId] = useState(first['farmId'] ?? (farms.length === 1 ? (farms[0]?.id ?? '') : ''));
  const draftOf = (fields: Fields): VisitDraft => ({
    id,
    keeperId,
    farmId: fields['farmId'] === undefined || fields['farmId'] === '' ? null : fields['farmId'],
    visitedOn: fields['visitedOn'] ?? '',
    purpose: (fields['purpose'] ?? '') as VisitPurpose, // refused beside the field when nothing was chosen
    advice: fields['advice'] ?? '',
    requestId,
    planId,
    corrects: begins?.corrects ?? null,
    form: formOf(fields),
    proof: proof === 'take' ? proofOf(fields, new Date()) : proof,
  });
  return (
    <Form
      contract={recordVisit}
      draftOf={draftOf}
      check={checkVisit(today)}
      send={async (contract, draft) => (mends === undefined ? submit(contract, draft) : mended)}
      onDone={(_visit, draft) => onSaved(draft)}
    >
      <HiddenField name="visitId" value={id} />
      <VisitFields keeperId={keeperId} farmId={farmId} onFarm={setFarmId} begins={first} today={today} />
      <FoundFields keeperId={keeperId} begins={first} />
      <ObservationList farmId={farmId} begins={first} />
      <NextFields begins={first} />
      {proof === 'take' && (
        <VisitProofPart
          keeperId={keeperId}
          farmId={farmId}
          begins={first}
          startedAt={first['startedAt'] ?? opened.startedAt}
        />
      )}
      <SubmitButton sending={t('form.saving')}>{t('extension.visitSend')}</SubmitButton>
    </Form>
  );
};
