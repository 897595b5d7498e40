import { useEffect, useRef } from 'react';
import { useWords } from '#kit/words.tsx';
import { openReader } from './code-reader.ts';
import type { CodeReader } from './read-code.ts';

const lookAgainMillis = 300;

/** Why the camera shows nothing: it is not allowed, or what reads codes did not come. */
export type CameraFault = 'goods.cameraDenied' | 'goods.readerAway';

type Props = { readonly onRead: (text: string) => void; readonly onFault: (fault: CameraFault) => void };

const settle = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** Looks through the camera until it reads a code. */
export const CameraView = ({ onRead, onFault }: Props) => {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef({ onRead, onFault });
  useEffect(() => {
    tell.current = { onRead, onFault };
  });
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const readOn = async (element: HTMLVideoElement, read: CodeReader): Promise<void> => {
      await settle(lookAgainMillis);
      if (isOver) return;
      const text = element.readyState < 2 ? null : await read(element).catch(() => null);
      return text === null ? readOn(element, read) : tell.current.onRead(text);
    };
    const look = async (): Promise<void> => {
      stream =
        (await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } }).catch(() => null)) ??
        null;
      if (stream === null) return tell.current.onFault('goods.cameraDenied');
      const element = video.current;
      if (isOver || element === null) return stream.getTracks().forEach((track) => track.stop());
      element.srcObject = stream;
      const read = await openReader().catch(() => null);
      if (read === null) return tell.current.onFault('goods.readerAway');
      await readOn(element, read);
    };
    void look();
    return () => {
      isOver = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      aria-label={t('goods.cameraView')}
      className="w-full max-w-sm rounded-xl"
    />
  );
};
