import { readClip } from '@shuka/domain/settings';
import type { Piece } from './reading.ts';

const ends = (start: (done: () => void) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    start(resolve);
  });

const playClip = async (clipId: string, signal: AbortSignal): Promise<void> => {
  const audio = new Audio(readClip.path.replace(':clipId', clipId));
  const over = ends((done) => {
    signal.addEventListener('abort', () => audio.pause(), { once: true });
    audio.addEventListener('ended', done);
    audio.addEventListener('error', done);
  }, signal);
  // One that the browser will not play, or that is not here without a network, is left out.
  const isPlaying = await audio.play().then(
    () => true,
    () => false,
  );
  if (isPlaying) await over;
};

const speak = (text: string, voice: SpeechSynthesisVoice, signal: AbortSignal): Promise<void> =>
  ends((done) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    signal.addEventListener('abort', () => speechSynthesis.cancel(), { once: true });
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', done);
    speechSynthesis.speak(utterance);
  }, signal);

/** Reads one text aloud; settles when it is over, cannot be read, or is called off. */
export const playPiece = async (
  piece: Piece,
  voice: SpeechSynthesisVoice | null,
  signal: AbortSignal,
): Promise<void> => {
  if (signal.aborted) return;
  if (piece.by === 'clip') await playClip(piece.clipId, signal);
  else if (piece.by === 'machine' && voice !== null) await speak(piece.text, voice, signal);
};
