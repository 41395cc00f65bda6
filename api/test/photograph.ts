import sharp from 'sharp'

let photos = 0

/** A photo in a unique colour as a phone saves it: rotated by EXIF, with location and camera model. */
export function photograph({ width = 320, height = 200 } = {}): Promise<Buffer> {
  photos += 1
  const background = { r: 40 * (photos % 6), g: 40 * (Math.floor(photos / 6) % 6), b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'MarkerPhone', Copyright: 'Marker Person' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '1/1 17/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '103/1 51/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
