import { createECDH, randomBytes } from 'node:crypto'

/** Creates the keys of a push subscription, with the private key that decrypts notifications. */
export function makePushKeys() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  return { ecdh, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

/** Creates a push subscription, by default at Google's push service. */
export function makePushSubscription(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
) {
  return { endpoint, expirationTime: null, keys: makePushKeys().keys }
}
