import { useRef, useState } from 'react';
import { draftReference, type ReferencePage, type ReferenceVersionRow } from '@shuka/domain/admin';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { figureSays } from './figure-names.ts';

type Props = {
  readonly page: ReferencePage;
  /** Whose figures the form begins with. */
  readonly from: ReferenceVersionRow;
  readonly onDone: () => void;
};

/** What is no number is sent as one that no figure may be, so that it is refused beside its field. */
const numberOf = (typed = ''): number => (typed.trim() === '' ? -1 : Number.isNaN(Number(typed)) ? -1 : Number(typed));

/** A new version of figures: each figure, who says so, and from which day it holds. */
export const DraftReferenceForm = ({ page, from, onDone }: Props) => {
  const { t, say } = useWords();
  const id = useRef(newId());
  const [today] = useState(() => dayOf(new Date()));
  const keys = Object.keys(from.values);
  return (
    <Form
      contract={draftReference}
      draftOf={({ source = '', sourceUrl = '', sourceDay = '', fromDay = '', password = '', ...typed }) => ({
        id: id.current,
        name: page.name,
        madeOf: page.newest,
        values: Object.fromEntries(keys.map((key) => [key, numberOf(typed[`values.${key}`])])),
        source,
        sourceUrl,
        sourceDay,
        fromDay,
        password,
      })}
      onDone={onDone}
    >
      {keys.map((key) => {
        const [least = 0, most = 0] = page.bounds[key] ?? [];
        return (
          <TextField
            key={key}
            name={`values.${key}`}
            inputMode="numeric"
            label={say(figureSays(page.name, key))}
            hint={t('reference.between', { least, most })}
            defaultValue={from.values[key]}
          />
        );
      })}
      <TextArea name="source" label={t('reference.source')} rows={2} maxLength={500} />
      <TextField name="sourceUrl" inputMode="url" label={t('reference.sourceUrl')} maxLength={500} />
      <TextField name="sourceDay" type="date" label={t('reference.sourceDay')} max={today} />
      <TextField name="fromDay" type="date" label={t('reference.fromDay')} defaultValue={today} min={today} />
      <PasswordField name="password" label={t('roles.password')} autoComplete="current-password" required />
      <SubmitButton sending={t('form.sending')}>{t('reference.send')}</SubmitButton>
    </Form>
  );
};
