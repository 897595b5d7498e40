/** Hands a file to the browser to keep among its downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Whether this phone hands files on to other apps. */
export const canShare = (file: File): boolean =>
  typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true;

/** Hands a file on to an app of the person's choice; saves it where that does not work. Must follow a touch. */
export const shareFile = async (file: File, title: string): Promise<void> => {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    const changedMind = error instanceof DOMException && error.name === 'AbortError';
    if (!changedMind) saveFile(file, file.name);
  }
};
