import { ChevronRight } from 'lucide-react';
import type { CountedPlace, Indicator } from '@shuka/domain/figures';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { useWords } from '#kit/words.tsx';
import { numberText, partText, placeName, valueText } from './figure-words.ts';

type Props = {
  readonly indicator: Indicator;
  readonly parts: readonly CountedPlace[];
  readonly onOpen: ((place: string) => void) | undefined;
};

/** One indicator of each part, with what it is made of. */
export const PlaceTable = ({ indicator, parts, onOpen }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const [value, of, n] = [t('counts.value'), t('counts.parts'), t('counts.howMany')];
  const figures = [value, of, n].map((says) => ({ says, isFigure: true }));
  return (
    <CardTable caption={say(`counts.name.${indicator.key}`)} columns={[{ says: t('counts.place') }, ...figures]}>
      {parts.flatMap(({ code, cells }) => {
        const cell = cells.find(({ key }) => key === indicator.key);
        if (cell === undefined) return [];
        return [
          <CardRow key={code}>
            <CardHead>
              <PlaceHead name={placeName(words, code)} onOpen={code === '' ? undefined : onOpen} code={code} />
            </CardHead>
            <CardCell says={value} isFigure>
              {valueText(words, indicator, cell)}
            </CardCell>
            <CardCell says={of} isFigure>
              {partText(words, cell)}
            </CardCell>
            <CardCell says={n} isFigure>
              {cell.n === null ? '–' : numberText(cell.n)}
            </CardCell>
          </CardRow>,
        ];
      })}
    </CardTable>
  );
};

type HeadProps = Pick<Props, 'onOpen'> & { readonly name: string; readonly code: string };

const PlaceHead = ({ name, code, onOpen }: HeadProps) =>
  onOpen === undefined ? (
    name
  ) : (
    <button
      type="button"
      onClick={() => onOpen(code)}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline underline-offset-4"
    >
      {name}
      <ChevronRight aria-hidden className="size-4" />
    </button>
  );
