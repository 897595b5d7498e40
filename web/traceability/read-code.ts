/** What reads the code of a picture: its text, or null where there is none. */
export type CodeReader = (picture: Blob | HTMLVideoElement) => Promise<string | null>;
