import type { ReactNode } from 'react';
import type { StepMaker } from '@shuka/domain/lots';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import type { Problem } from '@shuka/domain/kit/problem.ts';
import type { Failure } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { StepDay } from './StepDay.tsx';
import { problemOf, refusalsOf } from './refusals.ts';
import type { Writing } from './writing.ts';

/** By this phone's clock. */
export const rightNow = (): Date => new Date();

/** Whoever is here, for rules that do not ask who it is. */
export const someMaker = (): StepMaker => ({ by: '', now: rightNow() });

/** What the rules here refuse, in words; the server would say the same. */
export const refusedHere = ({ code, fields, values }: Problem, { say }: Words): Failure => ({
  status: 400,
  code,
  title: fields.length > 0 ? '' : say(`lots.problem.${code}`, values),
  fields,
  requestId: null,
});

type Said = { readonly happenedOn: string; readonly note: string };

type Props<C extends Contract> = {
  readonly contract: C;
  readonly entered: Said | null;
  /** @param said the day and the note, as typed. */
  readonly draftOf: (fields: Readonly<Record<string, string>>, said: Said) => DraftOf<C>;
  /** The rules the server will ask too. @throws Problem */
  readonly check: (draft: DraftOf<C>) => void;
  readonly writing: Writing<C>;
  readonly save: string;
  readonly children: ReactNode;
};

/** A form that does one step with lots: its own fields, the day, a note; refused here by the rules the server asks too. */
export const LotForm = <C extends Contract>({
  contract,
  entered,
  draftOf,
  check,
  writing,
  save,
  children,
}: Props<C>) => {
  const words = useWords();
  const { t } = words;
  const draft = (fields: Readonly<Record<string, string>>): DraftOf<C> =>
    draftOf(fields, { happenedOn: fields['happenedOn'] ?? '', note: fields['note'] ?? '' });
  return (
    <Form
      contract={contract}
      draftOf={draft}
      check={(fields) => refusalsOf(() => check(draft(fields)))}
      send={async (one, made) => {
        const problem = problemOf(() => check(made));
        return problem === null ? writing.pass(one, made) : { ok: false, failure: refusedHere(problem, words) };
      }}
      onDone={(_step, made) => writing.onSaved(made)}
    >
      {children}
      <StepDay begins={entered?.happenedOn ?? today()} />
      <TextArea name="note" rows={2} label={t('lots.note')} defaultValue={entered?.note ?? ''} />
      <SubmitButton sending={t('form.saving')}>{save}</SubmitButton>
    </Form>
  );
};
