import type { FormEvent, ReactNode, RefObject } from 'react';
import { FormContext } from './form.tsx';

type Props = {
  readonly frame: RefObject<HTMLFormElement | null>;
  readonly errors: Readonly<Record<string, string>>;
  readonly isSending: boolean;
  /** On to the next step, or to saving on the last one. */
  readonly onGoOn: () => void;
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Its head stays in sight below the bar of the app when it is scrolled to. */
const shape = 'grid scroll-mt-32 gap-4';

/** A form of which one step is on the screen at a time; the browser neither checks it nor fills it in. */
export const StepForm = ({ frame, errors, isSending, onGoOn, onInput, className = shape, children }: Props) => (
  <FormContext.Provider value={{ errors, isSending }}>
    <form
      ref={frame}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onGoOn();
      }}
      onInput={onInput}
      className={className}
    >
      {children}
    </form>
  </FormContext.Provider>
);
