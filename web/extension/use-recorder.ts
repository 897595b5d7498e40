import { useCallback, useEffect, useRef, useState } from 'react';
import { mostVoiceSeconds, type VoiceType } from '@shuka/domain/extension';
import { recordingType, voiceOf } from './voice-sound.ts';

/** Speech is clear at this rate, and twenty seconds of it stay below what a note may weigh. */
const bitsPerSecond = 16_000;

export type Recorded = { readonly mediaType: VoiceType; readonly audio: string; readonly sound: Blob };

export type RecorderState = 'idle' | 'recording' | 'no-microphone' | 'failed';

/** Records a note of at most `mostVoiceSeconds`; `onRecorded` gets it once it was checked as the server will check it. */
export const useRecorder = (onRecorded: (recorded: Recorded | null) => void) => {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const tell = useRef(onRecorded);
  useEffect(() => {
    tell.current = onRecorded;
  }, [onRecorded]);

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
    if (seconds >= mostVoiceSeconds) stop();
  }, [seconds, stop]);

  const start = async (): Promise<void> => {
    const type = recordingType();
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => null);
    if (type === null || stream == null) return setState('no-microphone');
    const made = new MediaRecorder(stream, { mimeType: type.mimeType, audioBitsPerSecond: bitsPerSecond });
    const parts: Blob[] = [];
    made.addEventListener('dataavailable', ({ data }) => parts.push(data));
    made.addEventListener('stop', async () => {
      stream.getTracks().forEach((track) => track.stop());
      const sound = new Blob(parts, { type: type.mediaType });
      const audio = await voiceOf(type.mediaType, sound);
      setState(audio === null ? 'failed' : 'idle');
      tell.current(audio === null ? null : { mediaType: type.mediaType, audio, sound });
    });
    recorder.current = made;
    tell.current(null);
    setSeconds(0);
    made.start();
    setState('recording');
  };
  return { state, seconds, start, stop };
};
