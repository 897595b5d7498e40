import { Eye, EyeOff } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { useFormState } from './form.tsx';
import { useId } from './use-id.tsx';
import { useWords } from './words.tsx';

const box =
  'min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft aria-invalid:border-danger';

type Labelled = { readonly name: string; readonly label: string; readonly hint?: ReactNode };

type FrameProps = Labelled & {
  readonly children: (attributes: Record<string, string | boolean | undefined>) => ReactNode;
};

/** A label, its field and what is wrong with it, tied together for those who hear the page. */
export const FieldFrame = ({ name, label, hint, children }: FrameProps) => {
  const id = useId();
  const error = useFormState().errors[name];
  const described = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].join(' ').trim();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
};

export const TextField = ({ name, label, hint, ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) => (
  <FieldFrame name={name} label={label} hint={hint}>
    {(attributes) => <input className={box} {...rest} {...attributes} />}
  </FieldFrame>
);

export const TextArea = ({ name, label, hint, ...rest }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <FieldFrame name={name} label={label} hint={hint}>
    {(attributes) => <textarea rows={5} className={box} {...rest} {...attributes} />}
  </FieldFrame>
);

/** Chooses what a field begins with, wherever its options are drawn; a choice made before this script came stays. */
const useFirstChoice = (first: SelectHTMLAttributes<HTMLSelectElement>['defaultValue']) => {
  const element = useRef<HTMLSelectElement>(null);
  const [begins] = useState(String(first));
  useLayoutEffect(() => {
    const { options = [], selectedIndex = 0 } = element.current ?? {};
    const option = [...options].find(({ value }) => value === begins);
    if (option !== undefined && selectedIndex <= 0) option.defaultSelected = true;
  }, [begins]);
  return element;
};

export const SelectField = ({
  name,
  label,
  hint,
  defaultValue,
  children,
  ...rest
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) => {
  const element = useFirstChoice(defaultValue);
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(attributes) => (
        <select ref={element} className={box} {...rest} {...attributes}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
};

/** A password with a button that shows what was typed. */
export const PasswordField = ({ name, label, hint, ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) => {
  const { t } = useWords();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(attributes) => (
        <div className="relative">
          <input type={isShown ? 'text' : 'password'} className={`${box} pr-14`} {...rest} {...attributes} />
          <button
            type="button"
            aria-label={isShown ? t('form.hidePassword') : t('form.showPassword')}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-xl text-ink-soft"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
};
