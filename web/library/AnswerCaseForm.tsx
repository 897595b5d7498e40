import { useState } from 'react';
import { pestKeys, pestOf, pestsOfCrop, type ControlKey, type PestKey } from '@shuka/domain/advisory';
import { answerCase, mostCaseAnswer, type PassedCase } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly passed: PassedCase; readonly onDone: () => void };

/** What is looked for on the crops that stand there; all that there is where no crop is known. */
const pestsOf = (crops: readonly string[]): readonly PestKey[] => {
  const found = new Set(crops.flatMap((crop) => pestsOfCrop(crop)));
  return found.size === 0 ? pestKeys : pestKeys.filter((key) => found.has(key));
};

const none: readonly ControlKey[] = [];

type CardProps = {
  readonly crops: readonly string[];
  readonly pest: PestKey | '';
  readonly controls: readonly ControlKey[];
  readonly onPest: (key: string) => void;
  readonly onControls: (controls: readonly ControlKey[]) => void;
};

/** Which pest it is, and the measures of its card. */
const Card = ({ crops, pest, controls, onPest, onControls }: CardProps) => {
  const { t, say } = useWords();
  const card = pest === '' ? none : (pestOf(pest)?.controls ?? none);
  const toggle = (key: ControlKey): void =>
    onControls(controls.includes(key) ? controls.filter((one) => one !== key) : [...controls, key]);
  return (
    <>
      <SelectField name="pest" label={t('desk.casePest')} value={pest} onChange={({ target }) => onPest(target.value)}>
        <option value="">{t('desk.noPest')}</option>
        {pestsOf(crops).map((key) => (
          <option key={key} value={key}>
            {say(`pests.name.${key}`)}
          </option>
        ))}
      </SelectField>
      {card.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{t('desk.caseMeasures')}</legend>
          {card.map((key) => (
            <label key={key} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-leaf"
                checked={controls.includes(key)}
                onChange={() => toggle(key)}
              />
              {say(`pests.control.${key}`)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};

/** The answer in words, and measures from the card of a pest, which the farmer reads in their own language. */
export const AnswerCaseForm = ({ passed, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [pest, setPest] = useState<PestKey | ''>(passed.walks[0]?.pest ?? '');
  const [controls, setControls] = useState(none);
  const choosePest = (key: string): void => {
    setPest(pestKeys.find((one) => one === key) ?? '');
    setControls(none);
  };
  return (
    <Form
      contract={answerCase}
      draftOf={({ answer = '' }) => ({
        id,
        caseId: passed.id,
        answer,
        pest: pest === '' ? null : pest,
        controls: [...controls],
      })}
      onDone={onDone}
    >
      <TextArea
        name="answer"
        label={t('desk.caseAnswer')}
        hint={t('desk.caseAnswerHint')}
        rows={4}
        maxLength={mostCaseAnswer}
        required
      />
      <Card crops={passed.crops} pest={pest} controls={controls} onPest={choosePest} onControls={setControls} />
      <SubmitButton sending={t('form.saving')}>{t('desk.sendAnswer')}</SubmitButton>
    </Form>
  );
};
