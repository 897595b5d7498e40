import { Phone } from 'lucide-react';

/** A number to be called at a touch; nothing for who has none. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone === '' ? null : (
    <a
      href={`tel:${phone}`}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf"
    >
      <Phone aria-hidden className="size-5 shrink-0" />
      {phone}
    </a>
  );
