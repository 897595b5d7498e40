/** What looks for harm in files before anything is done with them. */
export type FileScanner = {
  /** The name of what was found; null for nothing. @throws when there is no verdict; Problem 'unavailable' while that was known before. */
  scan(bytes: Buffer): Promise<string | null>;
  isWorking(): Promise<boolean>;
};
