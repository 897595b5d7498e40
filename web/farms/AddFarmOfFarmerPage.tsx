import { useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { registerFarmFor } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { draftOfFields, FarmFields } from './FarmFields.tsx';
import { fullName } from './in-care.ts';

/** Registers a farm of a farmer in care, who keeps it; then its plots can be mapped. */
export const AddFarmOfFarmerPage = () => {
  const { t } = useWords();
  const [, go] = useLocation();
  const keeperId = (useParams()['farmerId'] ?? '').toLowerCase();
  const id = useRef(newId());
  const loaded = useRow(farmerRows, keeperId);
  const farmer = loaded.state === 'ready' ? loaded.value?.row : undefined;
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={`/extension-farmers/${keeperId}`}>{t('caseload.toFarmer')}</BackLink>
      <h1 className="text-2xl font-bold">{t('caseload.addFarm')}</h1>
      {farmer === undefined ? (
        <Notice kind="hint">{t('caseload.notInCare')}</Notice>
      ) : (
        <>
          <p className="break-words text-lg font-semibold">{fullName(farmer)}</p>
          <FormDraft name={`farm ${keeperId}`}>
            {(forget) => (
              <Form
                contract={registerFarmFor}
                draftOf={(fields) => ({ id: id.current, keeperId, ...draftOfFields(fields) })}
                onDone={async () => {
                  await forget();
                  go(`/extension-farms/${id.current}`);
                }}
              >
                <FarmFields />
                <SubmitButton sending={t('form.saving')}>{t('farms.save')}</SubmitButton>
              </Form>
            )}
          </FormDraft>
        </>
      )}
    </section>
  );
};
