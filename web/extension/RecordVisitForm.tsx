import { useRef } from 'react';
import { recordVisit, visitPurposes, type Visit, type VisitPurpose } from '@shuka/domain/extension';
import { farmRows } from '@shuka/domain/farms';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useRows } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { purposeWords } from './extension-words.ts';
import { useToday } from './use-extension.ts';

type Draft = DraftOf<typeof recordVisit>;

type Said = Pick<Visit, 'farmId' | 'visitedOn' | 'purpose' | 'advice' | 'corrects'>;

type Props = {
  readonly keeperId: string;
  /** What stands in the form at first. */
  readonly begins?: Partial<Said>;
  readonly requestId?: string | null;
  /** The id of an act that is made right, which goes nowhere from here. */
  readonly mends?: string;
  readonly onSaved: (draft: Draft) => void;
};

const mended = { ok: true, value: {} as Visit } as const; // nobody reads it: the act is sent by its new number

/** A visit with the advice given, written down where it took place. */
export const RecordVisitForm = ({ keeperId, begins = {}, requestId = null, mends, onSaved }: Props) => {
  const { t } = useWords();
  const id = useRef(mends ?? newId());
  const today = useToday();
  const draftOf = (fields: Readonly<Record<string, string>>): Draft => ({
    id: id.current,
    keeperId,
    farmId: fields['farmId'] === undefined || fields['farmId'] === '' ? null : fields['farmId'],
    visitedOn: fields['visitedOn'] ?? '',
    purpose: (fields['purpose'] ?? '') as VisitPurpose, // refused beside the field when nothing was chosen
    advice: fields['advice'] ?? '',
    requestId,
    corrects: begins.corrects ?? null,
  });
  return (
    <Form
      contract={recordVisit}
      draftOf={draftOf}
      check={({ visitedOn = '' }): Record<string, string> =>
        visitedOn > today ? { visitedOn: 'extension.visitFuture' } : {}
      }
      send={async (contract, draft) => (mends === undefined ? submit(contract, draft) : mended)}
      onDone={(_visit, draft) => onSaved(draft)}
    >
      <VisitFields keeperId={keeperId} begins={begins} today={today} />
      <SubmitButton sending={t('form.saving')}>{t('extension.visitSend')}</SubmitButton>
    </Form>
  );
};

const VisitFields = ({ keeperId, begins, today }: { keeperId: string; begins: Partial<Said>; today: string }) => {
  const { t } = useWords();
  const loaded = useRows(farmRows);
  const farms = (loaded.state === 'ready' ? loaded.value : []).filter(({ row }) => row.keeperId === keeperId);
  return (
    <>
      <TextField
        name="visitedOn"
        type="date"
        label={t('extension.visitedOn')}
        defaultValue={begins.visitedOn ?? today}
        max={today}
        required
      />
      <SelectField name="farmId" label={t('extension.farm')} defaultValue={begins.farmId ?? ''}>
        <option value="">{t('extension.noFarm')}</option>
        {farms.map(({ row }) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      <SelectField name="purpose" label={t('extension.purpose')} defaultValue={begins.purpose ?? ''} required>
        <option value="">{t('farms.choose')}</option>
        {visitPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {t(purposeWords[purpose])}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="advice"
        label={t('extension.advice')}
        hint={t('extension.adviceHint')}
        defaultValue={begins.advice}
        maxLength={2000}
        required
      />
    </>
  );
};
