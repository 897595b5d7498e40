/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing has no buttons and groups of HTML's own */
import { useSyncExternalStore } from 'react';
import type { Trace, TracePoint } from '@shuka/domain/traceability';
import { useWords, type Words } from '#kit/words.tsx';
import { kilogramsText, nameOf } from './goods-words.ts';
import { box, layoutOf, type Spot } from './trace-layout.ts';

const wide = '(min-width: 48rem)';

const follow = (tell: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Two beside each other on a phone, four on a wide screen. */
const useColumns = (): number => useSyncExternalStore(follow, () => (matchMedia(wide).matches ? 4 : 2));

type Props = {
  readonly trace: Trace;
  readonly isForward: boolean;
  readonly label: string;
  /** What is looked at closer, and what is told when another one is. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
};

/** A trace as a picture: boxes in layers, each a button. The table below says the same. */
export const TraceGraph = ({ trace, isForward, label, chosen, onChoose }: Props) => {
  const { t } = useWords();
  const { spots, edges, width, height, left } = layoutOf(trace, isForward, useColumns());
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        role="group"
        aria-label={label}
        className="w-full max-w-2xl justify-self-center"
      >
        {edges.map(([from, to]) => (
          <path
            key={`${from.place} ${to.place}`}
            d={curve(from, to)}
            fill="none"
            className="stroke-line-strong"
            strokeWidth={2}
          />
        ))}
        {spots.map((spot) => {
          const point = trace.things[spot.place];
          return point === undefined ? null : (
            <Point
              key={spot.place}
              spot={spot}
              point={point}
              isFirst={spot.place === 0}
              isChosen={spot.place === chosen}
              onChoose={() => onChoose(spot.place)}
            />
          );
        })}
      </svg>
      {left > 0 && <figcaption>{t('goods.notDrawn', { count: left })}</figcaption>}
    </figure>
  );
};

const curve = (from: Spot, to: Spot): string => {
  const [x1, y1] = [from.x + box.width / 2, from.y + box.height];
  const [x2, y2] = [to.x + box.width / 2, to.y];
  const half = (y2 - y1) / 2;
  return `M${x1} ${y1}C${x1} ${y1 + half} ${x2} ${y2 - half} ${x2} ${y2}`;
};

/** As many letters as a box is wide, of bold and of plain ones. */
const most = { bold: 15, plain: 19 } as const;

const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1).trim()}…` : text;

/** What stands in a box: what it is, how much, and where; what is of another company says so. */
const linesOf = (point: TracePoint, words: Words): readonly string[] => {
  const { t } = words;
  const { madeGrams, isOurs, recalledAt, place, began } = point;
  const amount = madeGrams === null ? '' : t('goods.kilogramsOf', { kilograms: kilogramsText(madeGrams) });
  const whose = isOurs ? place : t(began === 'farm' ? 'goods.ofFarm' : 'goods.others');
  const mark = recalledAt === null ? whose : t('goods.recalled');
  return [
    cut(began === 'unknown' ? t('goods.began.unknown') : nameOf(point, words), most.bold),
    amount,
    cut(mark, most.plain),
  ];
};

type PointProps = {
  readonly spot: Spot;
  readonly point: TracePoint;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const Point = ({ spot, point, isFirst, isChosen, onChoose }: PointProps) => {
  const words = useWords();
  const [name = '', amount = '', mark = ''] = linesOf(point, words);
  const edge = point.recalledAt !== null ? 'stroke-danger' : isChosen ? 'stroke-ochre' : 'stroke-leaf';
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={[name, amount, mark].filter((one) => one !== '').join(', ')}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
      transform={`translate(${spot.x} ${spot.y})`}
      className="cursor-pointer"
    >
      <rect
        width={box.width}
        height={box.height}
        rx={12}
        strokeWidth={isChosen ? 4 : 2}
        strokeDasharray={point.isOurs ? undefined : '6 4'}
        className={`${edge} ${isFirst ? 'fill-leaf-soft' : 'fill-paper'}`}
      />
      <text className="fill-ink font-bold" fontSize={14} x={10} y={24}>
        {name}
      </text>
      <text className="fill-ink" fontSize={14} x={10} y={45}>
        {amount}
      </text>
      <text className="fill-ink-soft" fontSize={13} x={10} y={65}>
        {mark}
      </text>
    </g>
  );
};
