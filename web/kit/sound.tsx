import { useEffect, useRef } from 'react';

/** The browser's own player for a sound. */
export const Sound = ({ sound, label }: { readonly sound: Blob; readonly label: string }) => {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(sound);
    if (player.current !== null) player.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [sound]);
  // A voice has no captions; what it is about stands beside it.
  return (
    <audio ref={player} controls aria-label={label} className="w-full max-w-sm">
      <track kind="captions" />
    </audio>
  );
};
