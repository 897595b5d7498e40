import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, AnchorHTMLAttributes, ReactNode } from 'react';
import { useFormState } from './form.tsx';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl px-5 py-2 text-base font-semibold ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60';

const looks = {
  main: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
  quiet: 'border-2 border-leaf text-leaf hover:bg-leaf-soft',
  bare: 'text-leaf underline-offset-4 hover:underline',
  danger: 'border-2 border-danger text-danger hover:bg-danger-soft',
} as const;

type Look = keyof typeof looks;

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly look?: Look };

export const Button = ({ look = 'main', className = '', type, ...rest }: ButtonProps) => (
  <button type={type === 'submit' ? 'submit' : 'button'} className={`${shape} ${looks[look]} ${className}`} {...rest} />
);

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly look?: Look };

/** A link that looks like a button, to another page of the site. */
export const ButtonLink = ({ look = 'main', className = '', children, ...rest }: LinkProps) => (
  <a className={`${shape} ${looks[look]} ${className}`} {...rest}>
    {children}
  </a>
);

type SubmitProps = {
  readonly children: ReactNode;
  readonly sending: ReactNode;
  readonly isDisabled?: boolean;
  readonly look?: Look;
};

/** The button that sends the form around it; it says so while it does, and cannot be pressed twice. */
export const SubmitButton = ({ children, sending, isDisabled = false, look = 'main' }: SubmitProps) => {
  const { isSending } = useFormState();
  return (
    <Button type="submit" look={look} disabled={isSending || isDisabled}>
      {isSending && <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />}
      {isSending ? sending : children}
    </Button>
  );
};
