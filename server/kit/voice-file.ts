import type { VoiceType } from '@shuka/domain/kit/voice.ts';

/** What a voice note's file is called in the file store. */
export const voiceExtension = { 'audio/webm': 'webm', 'audio/ogg': 'ogg' } as const satisfies Record<VoiceType, string>;
