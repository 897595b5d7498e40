/** A voice note is short: it travels as text inside its act, on lines that carry little. */
export const mostVoiceSeconds = 20;

export const mostVoiceBytes = 49_152;

/** The two containers of Opus that browsers record; what a note calls itself is checked against its bytes. */
export const voiceTypes = ['audio/webm', 'audio/ogg'] as const;

export type VoiceType = (typeof voiceTypes)[number];
