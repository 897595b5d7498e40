import type { Story, StoryPlace } from '@shuka/domain/traceability';
import centres from '@shuka/domain/kit/lga-centres.json' with { type: 'json' };
import { useWords } from '#kit/words.tsx';

/** Hundredths of a degree from the north-west corner of the country. */
const west = 250;
const north = 1400;

const east = (longitude: number): number => Math.round(longitude * 100) - west;
const south = (latitude: number): number => north - Math.round(latitude * 100);

/** The middles of all LGAs that lie in a frame, each a dot: their shape is the country's, with no border that is not ours to draw. */
const dotsIn = ({ left, top, span }: Frame): string =>
  centres.states
    .flatMap(({ lgas }) => Object.values(lgas as unknown as Record<string, number[]>))
    .map(([longitude = 0, latitude = 0]) => [east(longitude), south(latitude)] as const)
    .filter(([x, y]) => x >= left && x <= left + span && y >= top && y <= top + span)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('');

type Frame = { readonly left: number; readonly top: number; readonly span: number };

/** At least so much of the country that one sees where in it one is: four degrees, some 440 km. */
const leastSpan = 400;

const frameOf = (spots: readonly StoryPlace[]): Frame => {
  const xs = spots.map(({ longitude }) => east(longitude));
  const ys = spots.map(({ latitude }) => south(latitude));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.max(leastSpan, Math.ceil(Math.max(right - left, bottom - top) * 1.3));
  return { left: Math.round((left + right - span) / 2), top: Math.round((top + bottom - span) / 2), span };
};

/** From each origin to the first place it came together at, and on from there. */
const linesOf = (spots: readonly StoryPlace[]): string => {
  const at = ({ longitude, latitude }: StoryPlace): string => `${east(longitude)} ${south(latitude)}`;
  const later = spots.filter(({ isOrigin }) => !isOrigin);
  const [first] = later;
  if (first === undefined) return '';
  const from = spots.filter(({ isOrigin }) => isOrigin).map((spot) => `M${at(spot)}L${at(first)}`);
  return [...from, `M${later.map(at).join('L')}`].join('');
};

const Picture = ({ spots }: { readonly spots: readonly StoryPlace[] }) => {
  const frame = frameOf(spots);
  const { left, top, span } = frame;
  const size = span / 28;
  const at = ({ longitude, latitude }: StoryPlace) => [east(longitude), south(latitude)] as const;
  return (
    <svg
      viewBox={`${left} ${top} ${span} ${span}`}
      aria-hidden
      className="aspect-square w-full max-w-md rounded-2xl border border-line bg-paper"
    >
      <path d={dotsIn(frame)} className="stroke-line-strong" strokeWidth={size / 3.5} strokeLinecap="round" />
      <path d={linesOf(spots)} className="fill-none stroke-leaf" strokeWidth={size / 6} strokeDasharray={size / 2} />
      {spots.map((spot, place) => {
        const [x, y] = at(spot);
        return (
          <g key={spot.place}>
            <circle cx={x} cy={y} r={size} className={spot.isOrigin ? 'fill-leaf' : 'fill-ochre'} />
            <text x={x} y={y + size * 0.42} textAnchor="middle" fontSize={size * 1.2} className="fill-paper font-bold">
              {place + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** Where it grew and where it came through, as dots in the middle of LGAs, and the same as a list. */
export const StoryMap = ({ story }: { readonly story: Story }) => {
  const { t } = useWords();
  const { places, distanceKm } = story;
  if (places.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl font-bold">{t('story.mapTitle')}</h2>
      <Picture spots={places} />
      <ol className="grid list-decimal gap-1 pl-6">
        {places.map(({ place, isOrigin }) => (
          <li key={place}>
            <strong>{place}</strong>: {t(isOrigin ? 'story.grewHere' : 'story.cameThrough')}
          </li>
        ))}
      </ol>
      {distanceKm !== null && <p>{distanceKm === 0 ? t('story.near') : t('story.distance', { km: distanceKm })}</p>}
      <p className="text-sm text-ink-soft">{t('story.mapNote')}</p>
    </section>
  );
};
