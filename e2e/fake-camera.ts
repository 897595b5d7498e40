import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const [width, height] = [640, 480];

/** Runs in the page: a picture in the middle of a white field, as brightness by pixel. */
const asField = async ({ picture, wide, high }: { picture: string; wide: number; high: number }): Promise<number[]> => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot draw');
  context.fillStyle = 'white';
  context.fillRect(0, 0, wide, high);
  const scale = Math.min((wide - 80) / image.width, (high - 80) / image.height);
  const [across, down] = [image.width * scale, image.height * scale];
  context.drawImage(image, (wide - across) / 2, (high - down) / 2, across, down);
  const { data } = context.getImageData(0, 0, wide, high);
  return Array.from({ length: wide * high }, (_, place) => data[place * 4 + 1] ?? 255);
};

/**
 * Writes what a camera sees that looks at a picture, as YUV4MPEG2, and gives the arguments of a Chromium that has this camera.
 * @param page any open page of a browser, which reads the picture.
 */
export const cameraLookingAt = async (page: Page, png: Buffer, file: string): Promise<string[]> => {
  const field = await page.evaluate(asField, { picture: png.toString('base64'), wide: width, high: height });
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(field), Buffer.alloc((width * height) / 2, 128)]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([header, ...Array<Buffer>(10).fill(frame)]));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
};
