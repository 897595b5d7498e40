import { useCallback, useEffect, useRef, useState } from 'react';
import type { VoiceType } from '@shuka/domain/kit/voice.ts';
import { recordingType } from './recording.ts';

export type Sounding = { readonly mediaType: VoiceType; readonly bytes: Uint8Array<ArrayBuffer>; readonly sound: Blob };

type RecorderState = 'idle' | 'recording' | 'no-microphone' | 'failed';

type Means = {
  readonly mostSeconds: number;
  readonly bitsPerSecond: number;
  /** Whether the server would take it. */
  readonly isGood: (mediaType: VoiceType, bytes: Uint8Array) => boolean;
};

/** Records at most so many seconds; `onRecorded` gets what the server would take, and null while something new is recorded. */
export const useRecorder = (means: Means, onRecorded: (recorded: Sounding | null) => void) => {
  const { mostSeconds } = means;
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const held = useRef({ means, tell: onRecorded });
  useEffect(() => {
    held.current = { means, tell: onRecorded };
  }, [means, onRecorded]);

  const stop = useCallback((): void => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);
  useEffect(() => stop, [stop]); // who leaves the page is not listened to any longer
  useEffect(() => {
    if (state !== 'recording') return undefined;
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (seconds >= mostSeconds) stop();
  }, [seconds, mostSeconds, stop]);

  const start = async (): Promise<void> => {
    const type = recordingType();
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => null);
    if (type === null || stream == null) return setState('no-microphone');
    const { bitsPerSecond } = held.current.means;
    const made = new MediaRecorder(stream, { mimeType: type.mimeType, audioBitsPerSecond: bitsPerSecond });
    const parts: Blob[] = [];
    made.addEventListener('dataavailable', ({ data }) => parts.push(data));
    made.addEventListener('stop', async () => {
      stream.getTracks().forEach((track) => track.stop());
      const sound = new Blob(parts, { type: type.mediaType });
      const bytes = new Uint8Array(await sound.arrayBuffer());
      const isGood = held.current.means.isGood(type.mediaType, bytes);
      setState(isGood ? 'idle' : 'failed');
      held.current.tell(isGood ? { mediaType: type.mediaType, bytes, sound } : null);
    });
    recorder.current = made;
    held.current.tell(null);
    setSeconds(0);
    made.start();
    setState('recording');
  };
  return { state, seconds, start, stop };
};
