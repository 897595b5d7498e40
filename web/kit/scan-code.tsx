import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { useWords } from './words.tsx';

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };

/** The shape detection API, which Chrome on Android has; nothing is shown where it is missing. */
const makeDetector = (): Detector | null => {
  const Made = (globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector;
  return Made === undefined ? null : new Made({ formats: ['qr_code'] });
};

const lookAgainMillis = 300;

/** How the button, the picture and a refusal of the camera are said. */
type ScanSays = { readonly scan: string; readonly view: string; readonly denied: string };

type Props = { readonly says: ScanSays; readonly onScanned: (text: string) => void };

/** Reads a square code by the camera. Where there is none, or it is not allowed, the code is typed. */
export const ScanCode = ({ says, onScanned }: Props) => {
  const { t } = useWords();
  const [state, setState] = useState<'idle' | 'looking' | 'denied'>('idle');
  if (makeDetector() === null) return null;
  const done = (text: string): void => {
    setState('idle');
    onScanned(text);
  };
  return (
    <div className="grid gap-2">
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => setState(state === 'looking' ? 'idle' : 'looking')}
      >
        <ScanLine aria-hidden className="size-5 shrink-0" />
        {state === 'looking' ? t('form.cancel') : says.scan}
      </Button>
      {state === 'looking' && <Camera label={says.view} onRead={done} onDenied={() => setState('denied')} />}
      {state === 'denied' && <p role="alert">{says.denied}</p>}
    </div>
  );
};

type CameraProps = { readonly label: string; readonly onRead: (text: string) => void; readonly onDenied: () => void };

const Camera = ({ label, onRead, onDenied }: CameraProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef({ onRead, onDenied });
  useEffect(() => {
    tell.current = { onRead, onDenied };
  });
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const detector = makeDetector();
    const look = async (): Promise<void> => {
      const element = video.current;
      if (element === null || element.readyState < 2) return;
      const [found] = (await detector?.detect(element).catch(() => [])) ?? [];
      if (found !== undefined && !isOver) tell.current.onRead(found.rawValue);
    };
    const timer = setInterval(() => void look(), lookAgainMillis);
    const begin = async (): Promise<void> => {
      const asked = await navigator.mediaDevices
        ?.getUserMedia({ video: { facingMode: 'environment' } })
        .catch(() => null);
      if (asked == null) return tell.current.onDenied();
      if (isOver) return asked.getTracks().forEach((track) => track.stop());
      stream = asked;
      if (video.current !== null) video.current.srcObject = asked;
    };
    void begin();
    return () => {
      isOver = true;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return <video ref={video} autoPlay playsInline muted aria-label={label} className="w-full max-w-xs rounded-xl" />;
};
