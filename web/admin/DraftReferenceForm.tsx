import { useRef, useState } from 'react';
import { draftReference, type ReferencePage, type ReferenceVersionRow } from '@shuka/domain/admin';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { AddLine } from './AddLine.tsx';
import { FigureField } from './FigureField.tsx';
import { LinesFields } from './LinesFields.tsx';
import { lineOf } from './figure-names.ts';
import { figureRead } from './figure-text.ts';
import { inOrder, lineChoicesOf } from './lines-of.ts';

type Props = {
  readonly page: ReferencePage;
  /** Whose figures the form begins with. */
  readonly from: ReferenceVersionRow;
  readonly onDone: () => void;
};

/** A new version of figures: each figure, who says so, and from which day it holds. */
export const DraftReferenceForm = ({ page, from, onDone }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  const today = useToday();
  const [keys, setKeys] = useState(() => inOrder(page.name, Object.keys(from.values)));
  const choices = lineChoicesOf(page.name);
  return (
    <Form
      contract={draftReference}
      draftOf={({ source = '', sourceUrl = '', sourceDay = '', fromDay = '', password = '', ...typed }) => ({
        id: id.current,
        name: page.name,
        madeOf: page.newest,
        values: Object.fromEntries(keys.map((key) => [key, figureRead(key, typed[`values.${key}`])])),
        source,
        sourceUrl,
        sourceDay,
        fromDay,
        password,
      })}
      onDone={onDone}
    >
      {choices === null ? (
        keys.map((key) => <FigureField key={key} name={page.name} figure={key} value={from.values[key]} />)
      ) : (
        <>
          <LinesFields
            name={page.name}
            keys={keys}
            values={from.values}
            onGone={(line) => setKeys(keys.filter((key) => lineOf(key) !== line))}
          />
          <AddLine choices={choices} lines={keys.map(lineOf)} onAdded={(more) => setKeys([...keys, ...more])} />
        </>
      )}
      <TextArea name="source" label={t('reference.source')} rows={2} maxLength={500} />
      <TextField name="sourceUrl" inputMode="url" label={t('reference.sourceUrl')} maxLength={500} />
      <TextField name="sourceDay" type="date" label={t('reference.sourceDay')} max={today} />
      <TextField name="fromDay" type="date" label={t('reference.fromDay')} defaultValue={today} min={today} />
      <PasswordField name="password" label={t('roles.password')} autoComplete="current-password" required />
      <SubmitButton sending={t('form.sending')}>{t('reference.send')}</SubmitButton>
    </Form>
  );
};
