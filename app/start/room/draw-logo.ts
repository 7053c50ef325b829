/** Of the longer side, in pixels: four times as high as any design shows it. */
const size = 256;

/**
 * The picture of a file as a data URL, drawn anew in the browser and no larger than designs show it. Nothing of the file
 * leaves the machine. Throws where the browser cannot read it as a picture.
 */
export async function drawLogo(file: File): Promise<string> {
  const image = new Image();
  image.src = await addressOf(file);
  await image.decode();
  // A drawing of lines may come without a size of its own.
  const { naturalWidth: width = size, naturalHeight: height = size } = image;
  const scale = size / Math.max(width, height, 1);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
