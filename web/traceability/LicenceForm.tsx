import { useRef } from 'react';
import { saveGs1, type Gs1Word } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly companyId: string; readonly word: Gs1Word | null; readonly onDone: () => void };

/** What stands on the certificate of GS1; saved over what was said before. */
export const LicenceForm = ({ companyId, word, onDone }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  return (
    <Form
      contract={saveGs1}
      draftOf={({ prefix = '', gln = '', holder = '', licence = '', licensedUntil = '' }) => ({
        id: id.current,
        companyId,
        after: word?.version ?? 0,
        prefix,
        gln,
        holder,
        licence,
        licensedUntil,
      })}
      onDone={onDone}
    >
      <TextField
        name="prefix"
        label={t('codes.prefix')}
        hint={t('codes.prefixHint')}
        defaultValue={word?.prefix}
        inputMode="numeric"
        maxLength={12}
        required
      />
      <TextField name="gln" label={t('codes.gln')} defaultValue={word?.gln} inputMode="numeric" maxLength={13} />
      <TextField name="holder" label={t('codes.holder')} defaultValue={word?.holder} maxLength={120} required />
      <TextField name="licence" label={t('codes.licence')} defaultValue={word?.licence} maxLength={80} required />
      <TextField
        name="licensedUntil"
        type="date"
        label={t('codes.licensedUntil')}
        defaultValue={word?.licensedUntil}
        required
      />
      <SubmitButton sending={t('form.sending')}>{t('codes.saveLicence')}</SubmitButton>
    </Form>
  );
};
