import { generate } from 'lean-qr';

type Props = {
  readonly text: string;
  readonly label: string;
  /** How wide, in CSS pixels: a long text needs more for a camera to read it. */
  readonly width?: number;
};

/** A text as a QR picture, dark on light in both themes, so that every scanner reads it. */
export const QrPicture = ({ text, label, width = 224 }: Props) => {
  const code = generate(text);
  const side = code.size;
  const places = Array.from({ length: side * side }, (_, place) => [place % side, Math.floor(place / side)] as const);
  const path = places
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
  const box = `${-4} ${-4} ${side + 8} ${side + 8}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M-4 -4h${side + 8}v${side + 8}h-${side + 8}z"/><path d="${path}"/></svg>`;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={width}
      height={width}
      className="rounded-xl"
    />
  );
};
