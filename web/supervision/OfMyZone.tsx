import type { ReactNode } from 'react';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { useMyZone } from './use-my-zone.ts';

type Zone = { readonly zoneId: string; readonly name: string };

type Props = {
  readonly back: { readonly to: string; readonly says: string };
  /** Whether the screen can show something with no network. */
  readonly isKept?: boolean;
  readonly children: (zone: Zone) => ReactNode;
};

/** A screen of whoever supervises a zone; anybody else is told that it is none of theirs. */
export const OfMyZone = ({ back, isKept = false, children }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const loaded = useMyZone();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={back.to}>{back.says}</BackLink>
      {!isOnline && !isKept && <Notice kind="hint">{t('board.needsNetwork')}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ zone }) => (zone === null ? <Notice kind="hint">{t('board.noZone')}</Notice> : children(zone))}
      </LoadedPart>
    </section>
  );
};
