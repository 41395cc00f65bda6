import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeStoredImage, encodeImage, resizeImage } from './encode-image.ts'

const GREEN = '#1e6b4e'
const plain = (width: number, height: number, background: string | object = GREEN): Sharp =>
  sharp({ create: { width, height, channels: 4, background } })

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  plain(width, height, '#ff0000').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      gravity: 'east',
    },
  ])

async function pixelAt(image: Buffer, x: number, y: number): Promise<number[]> {
  const region = { left: x, top: y, width: 1, height: 1 }
  return [...(await sharp(image).extract(region).raw().toBuffer())]
}

/** Images are stored with lossy compression, so colours may differ slightly. */
const near = (colour: number[]) =>
  colour.map(tone => expect.toSatisfy((got: number) => Math.abs(got - tone) <= 6))

describe('encodeImage', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s', async format => {
    const { webp, ...facts } = await encodeImage(await plain(400, 200).toFormat(format).toBuffer())
    expect(facts).toMatchObject({
      width: 400,
      height: 200,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(await pixelAt(webp, 50, 50)).toEqual(near([30, 107, 78]))
  })

  test('shrinks large images to 960 px and enlarges none', async () => {
    const [wide, high, small] = await Promise.all(
      [plain(2000, 1000), plain(600, 1200), plain(90, 80)].map(async image =>
        encodeImage(await image.png().toBuffer()),
      ),
    )
    expect(wide).toMatchObject({ width: 960, height: 480 })
    expect(high).toMatchObject({ width: 480, height: 960 })
    expect(small).toMatchObject({ width: 90, height: 80 })
  })

  test.each([
    [1, 1],
    [79, 400],
    [400, 79],
  ])('rejects %i by %i pixels', async (width, height) => {
    await expect(encodeImage(await plain(width, height).png().toBuffer())).rejects.toThrow('small')
  })

  test('applies the EXIF orientation', async () => {
    const turned = await halves(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { webp, width, height } = await encodeImage(turned)
    expect({ width, height }).toEqual({ width: 200, height: 400 })
    expect(await pixelAt(webp, 100, 50)).toEqual(near([254, 0, 0]))
    expect(await pixelAt(webp, 100, 350)).toEqual(near([0, 0, 254]))
  })

  test('removes all metadata', async () => {
    const told = plain(200, 200).withExif({
      IFD0: { Copyright: 'Mei' },
      IFD3: { GPSLatitude: '1/1' },
    })
    const source = await told
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(await sharp(source).metadata()).toMatchObject({
      exif: expect.anything(),
      xmp: expect.anything(),
      icc: expect.anything(),
    })
    const { webp } = await encodeImage(source)
    const avif = await resizeImage(await decodeStoredImage(webp), 100, 'avif')
    for (const made of [webp, avif]) {
      const { exif, xmp, icc, iptc, comments } = await sharp(made).metadata()
      expect([exif, xmp, icc, iptc, comments].filter(Boolean)).toEqual([])
      expect(made.includes('Mei')).toBe(false)
    }
  })

  test('converts CMYK and 16-bit colours to sRGB', async () => {
    const print = await plain(200, 200).removeAlpha().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    const deep = await plain(200, 200).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    for (const source of [print, deep]) {
      const { webp } = await encodeImage(source)
      expect(await sharp(webp).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
        channels: 3,
      })
    }
    expect(await pixelAt((await encodeImage(deep)).webp, 9, 9)).toEqual(near([30, 107, 78]))
  })

  test('keeps transparency and returns no colour for it', async () => {
    const cut = await plain(200, 200, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer()
    const { webp, colour } = await encodeImage(cut)
    expect(colour).toBeNull()
    expect((await pixelAt(webp, 9, 9))[3]).toBe(0)
    const avif = await resizeImage(await decodeStoredImage(webp), 100, 'avif')
    expect((await pixelAt(avif, 9, 9))[3]).toBe(0)
  })

  test('returns the dominant colour', async () => {
    const { colour } = await encodeImage(
      await halves(400, 200).extend({ left: 400, background: '#0000ff' }).png().toBuffer(),
    )
    expect(colour).toMatch(/^#0[01]0[01]f[ef]$/)
    const white = await plain(200, 200, '#ffffff').jpeg().toBuffer()
    expect((await encodeImage(white)).colour).toBe('#ffffff')
  })

  test.each(['gif', 'webp'] as const)('encodes the first frame of an animated %s', async format => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map(colour => plain(100, 100, colour).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { webp, width, height } = await encodeImage(moving)
    expect({ width, height }).toEqual({ width: 100, height: 100 })
    expect(await pixelAt(webp, 9, 9)).toEqual(near([254, 0, 0]))
  })

  test('rejects a truncated image', async () => {
    const whole = await halves(400, 400).jpeg().toBuffer()
    await expect(encodeImage(whole.subarray(0, whole.length / 2))).rejects.toThrow()
  })
})
