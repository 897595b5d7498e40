import { useState, type ReactNode } from 'react';
import { processorPictures, registerProcessor, type ProcessorPicture } from '@shuka/domain/relations';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { EmailField, NameFields, PhoneField } from '#kit/person-fields.tsx';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { idFor, type Draft, type Pictures, type Waiting } from './send-processor.ts';
import type { Rest } from './use-processor-rest.ts';

/** The form's fields as the draft of a sign-up; what is no number stays none, so that it is refused beside its field. */
const draftOf = (fields: Readonly<Record<string, string>>): Draft => {
  const { placeSearch: _search, monthlyTonnes = '', ...typed } = fields;
  const tonnes = monthlyTonnes.trim();
  const draft = { ...typed, monthlyTonnes: /^\d{1,9}$/.test(tonnes) ? Number(tonnes) : Number.NaN } as Omit<
    Draft,
    'id'
  >;
  return { ...draft, id: idFor(draft) };
};

const missingWords: Readonly<Record<ProcessorPicture, string>> = {
  photo: 'joining.photoRequired',
  document: 'joining.documentRequired',
  certificate: 'company.certificateRequired',
};

type Props = { readonly rest: Rest | null; readonly onDone: (waiting: Waiting) => void };

/** All that is typed and shown; the company and the papers come once the page is awake. */
export const ProcessorDetailsForm = ({ rest, onDone }: Props) => {
  const { t } = useWords();
  const [pictures, setPictures] = useState<Pictures>({});
  const choose = (picture: ProcessorPicture, photo: Blob | null): void =>
    setPictures(({ [picture]: _before, ...others }) => (photo === null ? others : { ...others, [picture]: photo }));
  const check = () =>
    Object.fromEntries(
      processorPictures.filter((one) => pictures[one] === undefined).map((one) => [one, missingWords[one]]),
    );
  return (
    <Form
      contract={registerProcessor}
      draftOf={draftOf}
      check={check}
      onDone={async ({ uniqueId }, { email }) => {
        const typed = email.trim().toLowerCase();
        if (rest !== null)
          onDone(await rest.sendPictures({ uniqueId, email: typed, pictures, missing: processorPictures }));
      }}
    >
      <Part title={t('company.partYou')}>
        <NameFields />
        <EmailField />
        <PhoneField />
      </Part>
      {rest === null ? (
        <Loading />
      ) : (
        <>
          <Part title={t('company.partCompany')}>
            <rest.CompanyFields />
          </Part>
          <Part title={t('company.partPapers')}>
            <rest.ProcessorPapers onChosen={choose} />
            <PasswordField
              name="password"
              label={t('accounts.password')}
              hint={t('accounts.passwordHintStaff')}
              autoComplete="new-password"
              required
            />
          </Part>
          <SubmitButton sending={t('form.sending')}>{t('company.send')}</SubmitButton>
        </>
      )}
    </Form>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-4">
    <h2 className="text-xl font-bold">{title}</h2>
    {children}
  </section>
);
