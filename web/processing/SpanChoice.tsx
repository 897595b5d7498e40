import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { spanKinds, type SpanKind } from './spans.ts';

type Props = { readonly chosen: SpanKind; readonly onChosen: (kind: SpanKind) => void };

/** Which time the figures are of. */
export const SpanChoice = ({ chosen, onChosen }: Props) => {
  const { t, say } = useWords();
  return (
    <fieldset className="flex flex-wrap gap-2" aria-label={t('mill.time')}>
      {spanKinds.map((kind) => (
        <Button
          key={kind}
          look={kind === chosen ? 'main' : 'quiet'}
          aria-pressed={kind === chosen}
          onClick={() => onChosen(kind)}
        >
          {say(`mill.span.${kind}`)}
        </Button>
      ))}
    </fieldset>
  );
};
