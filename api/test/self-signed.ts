import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const DAY_MS = 86_400_000

/** Encodes one ASN.1 value in DER: tag, length, content. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map(part => Buffer.from(part)))
  const length =
    content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const yes = der(0x01, Buffer.from([0xff]))
const time = (at: number) =>
  der(0x17, `${new Date(at).toISOString().slice(2, 19).replace(/\D/g, '')}Z`)

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))
const nameOf = (serial: Buffer) =>
  sequence(
    der(0x31, sequence(oid('550403'), der(0x0c, `Service under test ${serial.toString('hex')}`))),
  )
const IS_AUTHORITY = sequence(oid('551d13'), yes, der(0x04, sequence(yes)))
const LOOPBACK = sequence(
  oid('551d11'),
  der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])), der(0x82, 'localhost'))),
)

/** Creates a key and a self-signed certificate for 127.0.0.1 and localhost, as PEM. */
export function makeSelfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const serial = randomBytes(8)
  // Unique: of several trusted certificates with one name, clients use only the first.
  const name = nameOf(serial)
  const certified = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), serial),
    ECDSA_SHA256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(IS_AUTHORITY, LOOPBACK)),
  )
  const whole = sequence(certified, ECDSA_SHA256, bits(sign('sha256', certified, privateKey)))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n').trim()
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
