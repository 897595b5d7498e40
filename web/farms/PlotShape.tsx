import type { Boundary } from '@shuka/domain/kit/geodesy.ts';
import { sketchPoints } from './boundary-sketch.ts';

const side = 84;
const margin = 8;

type Props = { readonly boundary: Boundary; readonly className?: string };

/** The outline of a plot, small, without a map; what it says stands in words beside it. */
export const PlotShape = ({ boundary, className = 'size-20' }: Props) => (
  <svg
    aria-hidden="true"
    viewBox={`${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}`}
    className={`shrink-0 ${className}`}
  >
    <polygon
      points={sketchPoints([boundary], side)[0]}
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-leaf-soft stroke-leaf"
    />
  </svg>
);
