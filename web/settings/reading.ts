import type { Clip } from '@shuka/domain/settings';
import type { Language } from '@shuka/domain/kit/calendar.ts';

/** How one text of a screen is read: by a recorded clip, by the phone's own voice, or not at all. */
export type Piece =
  | { readonly by: 'clip'; readonly text: string; readonly clipId: string }
  | { readonly by: 'machine'; readonly text: string }
  | { readonly by: 'nobody'; readonly text: string };

/**
 * How each text is read. A clip reads the very text it was recorded for; the phone's own voice is only for a language it
 * speaks: English read as Hausa would be worse than nothing.
 */
export const planOf = (texts: readonly string[], clips: readonly Clip[], hasMachine: boolean): Piece[] => {
  const byText = new Map(clips.map(({ text, id }) => [text, id]));
  return texts.map((text): Piece => {
    const clipId = byText.get(text);
    if (clipId !== undefined) return { by: 'clip', text, clipId };
    return { by: hasMachine ? 'machine' : 'nobody', text };
  });
};

/** The phone's own voice for a language; null where it has none. No browser speaks Pidgin. */
export const machineVoiceOf = (language: Language): SpeechSynthesisVoice | null => {
  if (typeof speechSynthesis === 'undefined') return null;
  return speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language) ?? null;
};
