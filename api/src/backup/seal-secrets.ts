import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import * as z from 'zod'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const SALT_BYTES = 16
const IV_BYTES = 12
/** Parameters of scrypt: 64 MB and about 0.2 s for each guess of a passphrase. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }

const base64 = z.string().transform(text => Buffer.from(text, 'base64'))
const sealed = z.object({ salt: base64, iv: base64, tag: base64, data: base64 })

function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize(), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Encrypts a text with a passphrase, by AES-256-GCM and scrypt. */
export async function seal(text: string, passphrase: string): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, await deriveKey(passphrase, salt), iv)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = { salt, iv, tag: cipher.getAuthTag(), data }
  const encoded = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])
  return Buffer.from(JSON.stringify(Object.fromEntries(encoded)))
}

/** Decrypts a text; undefined when the passphrase is wrong or the bytes were changed. */
export async function unseal(bytes: Buffer, passphrase: string): Promise<string | undefined> {
  try {
    const { salt, iv, tag, data } = sealed.parse(JSON.parse(bytes.toString()))
    const decipher = createDecipheriv(ALGORITHM, await deriveKey(passphrase, salt), iv, {
      authTagLength: 16,
    })
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(data), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
