import { useEffect, useRef, type PointerEvent } from 'react';
import { Undo2 } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly label: string;
  readonly begins: string | null;
  readonly onDrawn: (picture: string | null) => void;
};

/** A picture of 600 by 240 dots is a few kilobytes, and sharp on paper. */
const [width, height] = [600, 240];

const clear = (canvas: HTMLCanvasElement | null): void => {
  const pen = canvas?.getContext('2d');
  if (pen == null) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
};

/** PNG in base64, as the act carries it. */
const pictureOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').replace(/^[^,]*,/, '');

const placeOn = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] => {
  const box = currentTarget.getBoundingClientRect();
  return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
};

/** Draws where a finger goes, and tells what stands there once it is lifted. */
const useDrawing = ({ begins, onDrawn }: Omit<Props, 'label'>) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const first = useRef(begins);
  const isDown = useRef(false);
  useEffect(() => {
    clear(canvas.current);
    if (first.current === null) return;
    const before = new Image();
    before.addEventListener('load', () => canvas.current?.getContext('2d')?.drawImage(before, 0, 0));
    before.src = `data:image/png;base64,${first.current}`;
  }, []);
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pen = event.currentTarget.getContext('2d');
    if (pen === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#111';
    pen.beginPath();
    pen.moveTo(...placeOn(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pen = isDown.current ? event.currentTarget.getContext('2d') : null;
    pen?.lineTo(...placeOn(event));
    pen?.stroke();
  };
  const end = ({ currentTarget }: PointerEvent<HTMLCanvasElement>): void => {
    if (isDown.current) onDrawn(pictureOf(currentTarget));
    isDown.current = false;
  };
  const wipe = (): void => {
    clear(canvas.current);
    onDrawn(null);
  };
  return { canvas, begin, draw, end, wipe };
};

/** A place to sign on with a finger. White in the dark too: it is a piece of paper. */
export const SignPad = ({ label, begins, onDrawn }: Props) => {
  const { t } = useWords();
  const { canvas, begin, draw, end, wipe } = useDrawing({ begins, onDrawn });
  return (
    <div className="grid gap-2">
      <canvas
        ref={canvas}
        aria-label={label}
        width={width}
        height={height}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className="w-full max-w-lg touch-none rounded-xl border-2 border-line-strong"
      />
      <Button look="bare" className="justify-self-start" onClick={wipe}>
        <Undo2 aria-hidden className="size-5" />
        {t('inspection.wipe')}
      </Button>
    </div>
  );
};
