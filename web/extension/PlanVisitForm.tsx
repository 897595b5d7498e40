import { useRef, useState } from 'react';
import { planVisit, visitPurposes, type TimeOfDay, type VisitPurpose } from '@shuka/domain/extension';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { HiddenField } from '#kit/hidden-field.tsx';
import { useWords } from '#kit/words.tsx';
import { purposeWords } from './extension-words.ts';
import { FarmerPick } from './FarmerPick.tsx';
import { DayFields } from './MovePlanForm.tsx';
import { useFarmsOf } from './VisitFields.tsx';

type Fields = Readonly<Record<string, string>>;

type Props = {
  readonly day: string;
  /** Whom it is to, where that is known; else they are chosen. */
  readonly farmerId?: string;
  readonly onSaved: () => void;
};

/** Plans a visit to a farmer in care; what was typed is kept on the phone until it is saved. */
export const PlanVisitForm = (props: Props) => {
  const { farmerId, onSaved } = props;
  return (
    <FormDraft name={farmerId === undefined ? 'plan a visit' : `plan a visit ${farmerId}`}>
      {(forget) => (
        <PlanForm
          {...props}
          onSaved={async () => {
            await forget(); // the form that opens next would find it
            onSaved();
          }}
        />
      )}
    </FormDraft>
  );
};

type PlanProps = Omit<Props, 'onSaved'> & { readonly onSaved: () => Promise<void> };

const PlanForm = ({ day, farmerId, onSaved }: PlanProps) => {
  const { t } = useWords();
  const id = useRef(newId());
  const [keeperId, setKeeperId] = useState(farmerId ?? '');
  const farms = useFarmsOf(keeperId);
  const draftOf = (fields: Fields): DraftOf<typeof planVisit> => ({
    id: id.current,
    keeperId,
    farmId: farms.length === 1 ? (farms[0]?.id ?? null) : fields['farmId'] || null,
    plannedOn: fields['plannedOn'] ?? '',
    timeOfDay: fields['timeOfDay'] === '' ? null : (fields['timeOfDay'] as TimeOfDay), // one of the choices of the field
    purpose: (fields['purpose'] ?? '') as VisitPurpose, // refused beside the field when nothing was chosen
    note: fields['note'] ?? '',
  });
  return (
    <Form
      contract={planVisit}
      draftOf={draftOf}
      check={(): Record<string, string> => (keeperId === '' ? { farmer: 'visit.farmerRequired' } : {})}
      onDone={onSaved}
    >
      {farmerId === undefined && (
        <>
          <HiddenField name="keeperId" value={keeperId} onTyped={setKeeperId} />
          <FarmerPick chosen={keeperId} onChosen={setKeeperId} />
        </>
      )}
      {farms.length > 1 && (
        <SelectField name="farmId" label={t('extension.farm')}>
          <option value="">{t('extension.noFarm')}</option>
          {farms.map((farm) => (
            <option key={farm.id} value={farm.id}>
              {farm.name}
            </option>
          ))}
        </SelectField>
      )}
      <DayFields day={day} timeOfDay={null} />
      <SelectField name="purpose" label={t('visit.purpose')} defaultValue="routine">
        {visitPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {t(purposeWords[purpose])}
          </option>
        ))}
      </SelectField>
      <TextArea name="note" label={t('visit.planNote')} rows={2} maxLength={500} />
      <SubmitButton sending={t('form.saving')}>{t('visit.planSave')}</SubmitButton>
    </Form>
  );
};
