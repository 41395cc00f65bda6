import { createECDH, randomBytes } from 'node:crypto'

/** A browser's own part of a subscription: what opens the notifications that it is sent. */
export function makePushKeys() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  return { ecdh, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

/** A subscription as a browser gives it, at Google's push service unless told. */
export function makePushSubscription(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
) {
  return { endpoint, expirationTime: null, keys: makePushKeys().keys }
}
