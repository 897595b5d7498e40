import { keyDays, makeKey, scopesOf, type HolderKind } from '@shuka/domain/integrations';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { CheckBoxes } from './CheckBoxes.tsx';

type Props = {
  readonly holderId: string;
  readonly kind: HolderKind;
  readonly onDone: (key: string) => void;
};

/** What a key is for, what it may do, and for how long. */
export const KeyForm = ({ holderId, kind, onDone }: Props) => {
  const { t, say } = useWords();
  const scopes = scopesOf(kind);
  return (
    <Form
      contract={makeKey}
      draftOf={({ name = '', days = '', ...fields }) => ({
        holderId,
        name,
        days: days as (typeof keyDays)[number],
        scopes: scopes.filter((scope) => fields[scope] === 'on'),
      })}
      onDone={({ key }) => onDone(key)}
    >
      <TextField name="name" label={t('programs.keyName')} hint={t('programs.keyNameHint')} maxLength={60} />
      <CheckBoxes
        name="scopes"
        legend={t('programs.keyMay')}
        choices={scopes.map((value) => ({ value, says: say(`programs.scope.${value}`) }))}
      />
      <SelectField name="days" label={t('programs.keyDays')} defaultValue="365">
        {keyDays.map((days) => (
          <option key={days} value={days}>
            {say(`programs.days.${days}`)}
          </option>
        ))}
      </SelectField>
      <SubmitButton sending={t('form.sending')}>{t('programs.makeKey')}</SubmitButton>
    </Form>
  );
};
