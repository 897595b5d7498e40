export { demandVoice } from '#kit/voice.ts';

/** Voice notes of one farmer at most: 5 MB of them. */
export const mostVoices = 100;
