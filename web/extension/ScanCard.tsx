import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };

/** The shape detection API, which Chrome on Android has; nothing is shown where it is missing. */
const makeDetector = (): Detector | null => {
  const Made = (globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector;
  return Made === undefined ? null : new Made({ formats: ['qr_code'] });
};

const lookAgainMillis = 300;

/** The code at the end of a card's address. */
const codeIn = (text: string): string => /\/c\/([0-9a-fA-F]+)$/.exec(text)?.[1]?.toLowerCase() ?? text.slice(0, 40);

type Props = { readonly onScanned: (code: string) => void };

/** Reads the code of a card by the camera. Where there is none, or it is not allowed, the code is typed. */
export const ScanCard = ({ onScanned }: Props) => {
  const { t } = useWords();
  const [state, setState] = useState<'idle' | 'looking' | 'denied'>('idle');
  if (makeDetector() === null) return null;
  const done = (code: string): void => {
    setState('idle');
    onScanned(code);
  };
  return (
    <div className="grid gap-2">
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => setState(state === 'looking' ? 'idle' : 'looking')}
      >
        <ScanLine aria-hidden className="size-5 shrink-0" />
        {t(state === 'looking' ? 'form.cancel' : 'visit.scan')}
      </Button>
      {state === 'looking' && <Camera onRead={done} onDenied={() => setState('denied')} />}
      {state === 'denied' && <p role="alert">{t('visit.scanDenied')}</p>}
    </div>
  );
};

const Camera = ({ onRead, onDenied }: { onRead: (code: string) => void; onDenied: () => void }) => {
  const { t } = useWords();
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
      if (found !== undefined && !isOver) tell.current.onRead(codeIn(found.rawValue));
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
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      aria-label={t('visit.scanView')}
      className="w-full max-w-xs rounded-xl"
    />
  );
};
