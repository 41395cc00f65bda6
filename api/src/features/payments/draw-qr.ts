import qrcode from 'qrcode'

const QUIET_ZONE = 4
const WIDTH_MIN = 1024

/**
 * Renders a QR code as a base64 PNG of at least 1,024 pixels, black on white, level M, with a quiet zone of
 * four modules. All modules have the same number of pixels, since some readers fail otherwise.
 */
export async function drawQr(text: string): Promise<string> {
  const segments = [{ data: Buffer.from(text), mode: 'byte' }] as const
  const options = { errorCorrectionLevel: 'M', margin: QUIET_ZONE } as const
  const { modules } = qrcode.create([...segments], options)
  const scale = Math.ceil(WIDTH_MIN / (modules.size + 2 * QUIET_ZONE))
  const png = await qrcode.toBuffer([...segments], { ...options, scale, type: 'png' })
  return png.toString('base64')
}
