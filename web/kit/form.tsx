import { createContext, useContext, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Failure } from './api.ts';
import { Notice } from './notice.tsx';
import { refusalsOf, submit } from './submit.ts';
import { useWords } from './words.tsx';

type FormState = { readonly errors: Readonly<Record<string, string>>; readonly isSending: boolean };

const FormContext = createContext<FormState>({ errors: {}, isSending: false });

/** The state of the form around a field. */
export const useFormState = (): FormState => useContext(FormContext);

type FormProps<C extends Contract> = {
  readonly contract: C;
  /** The draft from the typed fields, each as text. What a person typed stays in the fields whatever comes of it. */
  readonly draftOf: (fields: Readonly<Record<string, string>>) => DraftOf<C>;
  readonly onDone: (output: OutputOf<C>, draft: DraftOf<C>) => void | Promise<void>;
  /** Words for a failure that is no field's own; the server's by default. Null when the caller shows it itself. */
  readonly failureWords?: (failure: Failure) => string | null;
  /** Rules of the form alone: each refused field with the catalogue entry that says why. */
  readonly check?: (fields: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const focusFirstError = (form: HTMLFormElement): void => {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  first?.focus();
};

/** A form that sends one act. Errors stand beside their fields and go when the field is edited. */
export const Form = <C extends Contract>({ contract, draftOf, onDone, failureWords, check, children }: FormProps<C>) => {
  const { t, say } = useWords();
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ errors: {}, isSending: false });
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    if (element.current !== null && Object.keys(state.errors).length > 0) focusFirstError(element.current);
  }, [state.errors]);

  const spoken = (refused: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(refused).map(([field, says]) => [field, say(says)]));

  const show = (failure: Failure): void => {
    const errors = spoken(Object.fromEntries(failure.fields.map(({ field, says }) => [field, says])));
    const own = failure.status === 0 ? t('form.network') : failure.title === '' ? t('form.failed') : failure.title;
    const words = failureWords === undefined ? own : failureWords(failure);
    const withId = failure.requestId === null || failure.status < 500 ? words : `${words} (${failure.requestId})`;
    setState({ errors, isSending: false });
    setMessage(failure.fields.length > 0 ? null : withId);
  };

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    const draft = draftOf(fields);
    const refusals = refusalsOf(contract, draft).map(({ field, says }) => [field, says]);
    const refused = { ...check?.(fields), ...Object.fromEntries(refusals) } as Record<string, string>;
    setMessage(null);
    if (Object.keys(refused).length > 0) return setState({ errors: spoken(refused), isSending: false });
    setState({ errors: {}, isSending: true });
    const result = await submit(contract, draft);
    if (!result.ok) return show(result.failure);
    await onDone(result.value, draft);
    setState({ errors: {}, isSending: false });
  };

  const forget = (event: FormEvent<HTMLFormElement>): void => {
    const { name } = event.target as HTMLInputElement;
    setMessage(null);
    if (name in state.errors) setState(({ errors: { [name]: _, ...errors }, isSending }) => ({ errors, isSending }));
  };

  return (
    <FormContext.Provider value={state}>
      <form ref={element} noValidate onSubmit={(event) => void send(event)} onInput={forget} className="grid gap-4">
        {children}
        {message !== null && <Notice kind="error">{message}</Notice>}
      </form>
    </FormContext.Provider>
  );
};
