import { useState } from 'react';
import { fillPacks, listJobs, readJob } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText, wholeTyped } from './kilograms.ts';
import type { PackProps } from './pack-props.ts';
import { PackSelect } from './PackSelect.tsx';

/** Packs what came out of a completed job. */
export const FillPacksForm = ({ companyId, product, onDone }: PackProps) => {
  const { t } = useWords();
  const [jobId, setJobId] = useState<string | null>(null);
  const loaded = useLoad(listJobs, { companyId, state: 'completed', limit: '100' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => {
        const [first] = items;
        if (first === undefined) return <p>{t('mill.noJobs')}</p>;
        return (
          <>
            <SelectField
              name="job"
              label={t('mill.ofJob')}
              value={jobId ?? first.id}
              onChange={({ target }) => setJobId(target.value)}
            >
              {items.map(({ id, number, makes }) => (
                <option key={id} value={id}>
                  {t('mill.jobTitle', { number, makes })}
                </option>
              ))}
            </SelectField>
            <FillOfJob companyId={companyId} product={product} jobId={jobId ?? first.id} onDone={onDone} />
          </>
        );
      }}
    </LoadedPart>
  );
};

const FillOfJob = ({ companyId, product, jobId, onDone }: PackProps & { readonly jobId: string }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const loaded = useLoad(readJob, { companyId, jobId });
  return (
    <LoadedPart loaded={loaded}>
      {({ left }) => (
        <Form
          contract={fillPacks}
          draftOf={({ packId = '', part = '', packs }) => {
            return { id, companyId, packId, jobId, part, packs: wholeTyped(packs) };
          }}
          onDone={onDone}
        >
          <SelectField name="part" label={t('mill.part')}>
            {left.map(({ name, leftGrams }) => (
              <option key={name} value={name}>
                {t('mill.lineOf', { name, kilograms: kilogramsText(leftGrams) })}
              </option>
            ))}
          </SelectField>
          <PackSelect product={product} />
          <TextField name="packs" label={t('mill.packs')} inputMode="numeric" required />
          <SubmitButton sending={t('form.sending')}>{t('mill.fill')}</SubmitButton>
        </Form>
      )}
    </LoadedPart>
  );
};
