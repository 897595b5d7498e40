import { useState } from 'react';
import { saveScale, type Scale } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { engine } from '#kit/engine.ts';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly companyId: string; readonly scale: Scale | null };

/** What the owner says of a scale: a new one, or the next word on one that is there. */
export const ScaleForm = ({ companyId, scale }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [scaleId] = useState(() => scale?.id ?? newId());
  return (
    <Form
      contract={saveScale}
      draftOf={({
        name = '',
        capacityKilograms: capacity = '',
        calibratedOn = '',
        validUntil = '',
        certificate = '',
        isRetired,
      }) => ({
        id,
        companyId,
        scaleId,
        name,
        capacityKilograms: /^\d{1,7}$/.test(capacity.trim()) ? Number(capacity) : Number.NaN,
        calibratedOn,
        validUntil,
        certificate,
        isRetired: isRetired === 'yes',
      })}
      onDone={() => void engine.get()?.sync()}
    >
      <ScaleFields scale={scale} />
      <SubmitButton sending={t('form.sending')}>{t('weigh.saveScale')}</SubmitButton>
    </Form>
  );
};

const ScaleFields = ({ scale }: Pick<Props, 'scale'>) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="name" label={t('weigh.scaleName')} defaultValue={scale?.name ?? ''} maxLength={60} />
      <TextField
        name="capacityKilograms"
        label={t('weigh.capacity')}
        inputMode="numeric"
        defaultValue={scale?.capacityKilograms ?? ''}
      />
      <TextField
        name="calibratedOn"
        type="date"
        label={t('weigh.calibratedOn')}
        defaultValue={scale?.calibratedOn ?? ''}
      />
      <TextField name="validUntil" type="date" label={t('weigh.validUntil')} defaultValue={scale?.validUntil ?? ''} />
      <TextField
        name="certificate"
        label={t('weigh.certificate')}
        defaultValue={scale?.certificate ?? ''}
        maxLength={60}
      />
      {scale !== null && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="isRetired" value="yes" defaultChecked={scale.isRetired} className="size-6" />
          {t('weigh.retire')}
        </label>
      )}
    </>
  );
};
