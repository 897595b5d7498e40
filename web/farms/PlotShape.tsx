import type { Boundary } from '@shuka/domain/kit/geodesy.ts';
import { outlineOf, side } from './plot-outline.ts';

type Props = { readonly boundary: Boundary; readonly className?: string };

/** The outline of a plot, small, without a map; what it says stands in words beside it. */
export const PlotShape = ({ boundary, className = 'size-20' }: Props) => (
  <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className={`shrink-0 ${className}`}>
    <polygon
      points={outlineOf(boundary)}
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-leaf-soft stroke-leaf"
    />
  </svg>
);
