import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { FieldError } from '@shuka/domain/kit/problem.ts';
import type { Failure, Result } from './api.ts';
import { failureWords as wordsOfFailure } from './failure-words.ts';
import { Notice } from './notice.tsx';
import { refusalsOf, submit } from './submit.ts';
import { useWords, type Words } from './words.tsx';

type FormState = { readonly errors: Readonly<Record<string, string>>; readonly isSending: boolean };

/** How often it was refused: each time the first wrong field gets the focus, and never while another is mended. */
type SendingState = FormState & { readonly refusals: number };

/** What the fields of a form know of it; a form that sends no act gives them their errors through it. */
export const FormContext = createContext<FormState>({ errors: {}, isSending: false });

/** The state of the form around a field. */
export const useFormState = (): FormState => useContext(FormContext);

export type Act<C extends Contract> = {
  readonly contract: C;
  /** The draft from the typed fields, each as text. What a person typed stays in the fields whatever comes of it. */
  readonly draftOf: (fields: Readonly<Record<string, string>>) => DraftOf<C>;
  readonly onDone: (output: OutputOf<C>, draft: DraftOf<C>) => void | Promise<void>;
  /** Words for a failure that is no field's own; the server's by default. */
  readonly failureWords?: (failure: Failure, words: Words) => string;
  /** Rules of the form alone: each refused field with the catalogue entry that says why. */
  readonly check?: (fields: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Where the draft goes; through the one door of writes by default. */
  readonly send?: (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>;
};

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const focusFirstError = (form: HTMLFormElement): void => {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  first?.focus();
};

/** Each refused field with the first thing that is wrong with it. */
const firstOfEach = (fields: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(fields.toReversed().map(({ field, says }) => [field, says]));

const spoken = (says: Readonly<Record<string, string>>, { say }: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(says).map(([field, id]) => [field, say(id)]));

const without = (errors: FormState['errors'], name: string): FormState['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));

/** Sends what was sent before this script had come; the page's own script held it back. */
const useHeldBack = (element: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    if (element.current?.dataset['asked'] !== undefined) element.current.requestSubmit();
  }, [element]);

/** What a form knows while it is filled in and sent, and what sending and editing do to that. */
const useSending = <C extends Contract>(act: Act<C>) => {
  const { contract, draftOf, onDone, failureWords = wordsOfFailure, check } = act;
  const pass = act.send ?? ((one: C, draft: DraftOf<C>) => submit(one, draft));
  const words = useWords();
  const [state, setState] = useState<SendingState>({ errors: {}, isSending: false, refusals: 0 });
  const [message, setMessage] = useState<string | null>(null);

  const refuse = (says: Readonly<Record<string, string>>): void =>
    setState(({ refusals }) => ({ errors: spoken(says, words), isSending: false, refusals: refusals + 1 }));

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    const draft = draftOf(fields);
    const refused = { ...firstOfEach(refusalsOf(contract, draft)), ...check?.(fields) };
    setMessage(null);
    if (Object.keys(refused).length > 0) return refuse(refused);
    setState((before) => ({ ...before, errors: {}, isSending: true }));
    const result = await pass(contract, draft);
    if (result.ok) await onDone(result.value, draft);
    refuse(result.ok ? {} : firstOfEach(result.failure.fields));
    if (!result.ok && result.failure.fields.length === 0) setMessage(failureWords(result.failure, words));
  };

  const forget = (event: FormEvent<HTMLFormElement>): void => {
    const { name } = event.target as HTMLInputElement;
    keepOutOfHistory(event.target);
    setMessage(null);
    if (name in state.errors) setState({ ...state, errors: without(state.errors, name) });
  };

  return { state, message, send, forget };
};

/**
 * What a field is for stands there until it is typed in; from then on the browser must not write it down for the next
 * person on the phone. A password keeps its mark: whoever has a password manager may use it.
 */
const keepOutOfHistory = (field: EventTarget): void => {
  if (field instanceof HTMLInputElement && field.type !== 'password') field.autocomplete = 'off';
};

/** In the app a browser must not keep what is typed: the next person on the phone would find it. Sign-in is no part of it. */
const isInApp = (): boolean => typeof document !== 'undefined' && document.getElementById('app') !== null;

/** A form that sends one act. Errors stand beside their fields and go when the field is edited. */
export const Form = <C extends Contract>({ children, ...act }: Act<C> & { readonly children: ReactNode }) => {
  const element = useRef<HTMLFormElement>(null);
  const { state, message, send, forget } = useSending(act);

  useHeldBack(element);
  useEffect(() => {
    if (element.current !== null && state.refusals > 0) focusFirstError(element.current);
  }, [state.refusals]);

  return (
    <FormContext.Provider value={state}>
      <form
        ref={element}
        method="post"
        {...(isInApp() ? { autoComplete: 'off' } : {})}
        noValidate
        onSubmit={(event) => void send(event)}
        onInput={forget}
        className="grid gap-4"
      >
        {children}
        {message !== null && <Notice kind="error">{message}</Notice>}
      </form>
    </FormContext.Provider>
  );
};
