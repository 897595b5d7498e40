import type { listEndingCertificates } from '@shuka/domain/traceability';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, type Pages } from '#kit/pager.tsx';
import type { Loaded } from '#kit/use-load.ts';
import { CertificateFacts } from './CertificateFacts.tsx';

type Props = {
  readonly loaded: Loaded<OutputOf<typeof listEndingCertificates>> & { reload: () => void };
  readonly pages: Pages;
  /** What is said where there is none. */
  readonly none: string;
};

/** Certificates of several companies, a page at a time. */
export const CertificateList = ({ loaded, pages, none }: Props) => (
  <LoadedPart loaded={loaded}>
    {({ items, next }) => (
      <>
        {items.length === 0 && <p>{none}</p>}
        <ul className="grid gap-3 empty:hidden">
          {items.map((one) => (
            <li key={one.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
              <p className="font-semibold break-words">{one.companyName}</p>
              <CertificateFacts certificate={one} />
            </li>
          ))}
        </ul>
        <Pager pages={pages} next={next} />
      </>
    )}
  </LoadedPart>
);
