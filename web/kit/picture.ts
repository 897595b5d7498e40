const longestSide = 1280;
const mostBytes = 15_728_640;

const draw = (bitmap: ImageBitmap): HTMLCanvasElement => {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** A picture as a JPEG of at most 1280 px, so that little data leaves the phone. Null when it is no picture or over 15 MB. */
export const shrinkPicture = async (file: File): Promise<Blob | null> => {
  if (file.size > mostBytes) return null;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = draw(bitmap);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  } catch {
    return null; // the browser cannot read it
  }
};
