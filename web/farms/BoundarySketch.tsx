import { sketchPoints, type Corners } from './boundary-sketch.ts';

const side = 100;

/** The shape of a boundary, over the thin line of the one it stands against; both to one scale. */
export const BoundarySketch = ({ corners, against }: { corners: Corners; against: Corners }) => {
  const [own = '', other = ''] = sketchPoints([corners, against], side);
  return (
    <svg aria-hidden="true" viewBox={`-4 -4 ${side + 8} ${side + 8}`} className="h-28 w-full">
      <polygon points={own} className="fill-leaf-soft stroke-leaf" strokeWidth="2" />
      <polygon points={other} className="fill-none stroke-ink-soft" strokeWidth="1" strokeDasharray="3 3" />
    </svg>
  );
};
