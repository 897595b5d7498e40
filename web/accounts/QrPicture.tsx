import { generate } from 'lean-qr';

/** A text as a QR picture, dark on light in both themes, so that every scanner reads it. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const code = generate(text);
  const places = Array.from({ length: code.size * code.size }, (_, place) => [place % code.size, Math.floor(place / code.size)] as const);
  const path = places.filter(([x, y]) => code.get(x, y)).map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`} className="w-56 rounded-xl bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};
