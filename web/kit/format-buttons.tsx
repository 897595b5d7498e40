import { LoaderCircle } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from './button.tsx';
import { useOnline } from './use-online.ts';
import { useWords, type WordId } from './words.tsx';

type Props<Format extends string> = {
  readonly formats: readonly {
    readonly format: Format;
    readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
    readonly says: WordId;
  }[];
  /** The one that is on its way. */
  readonly fetching: Format | null;
  readonly onFetch: (format: Format) => void;
};

/** A button for each format of a file that the server makes; one is fetched at a time. */
export const FormatButtons = <Format extends string>({ formats, fetching, onFetch }: Props<Format>) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return formats.map(({ format, Icon, says }) => (
    <Button key={format} look="quiet" disabled={!isOnline || fetching !== null} onClick={() => onFetch(format)}>
      {fetching === format ? (
        <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      ) : (
        <Icon aria-hidden className="size-5" />
      )}
      {t(says)}
    </Button>
  ));
};
