import type { Middleware } from 'koa'
import helmet from 'koa-helmet'
import { isApi } from './is-api.ts'

const NONE = ["'none'"]
const SELF = ["'self'"]

/**
 * What pages never need, so that no script can ask for it either; they copy. Named are only
 * those that browsers of every system know: of another they complain on each page.
 */
const PERMISSIONS_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const PERMISSIONS_POLICY = [
  ...PERMISSIONS_OFF.map(name => `${name}=()`),
  'clipboard-write=(self)',
].join(', ')

const TAG_MANAGER = 'https://*.googletagmanager.com'
const GOOGLE = {
  scripts: [TAG_MANAGER],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_MANAGER],
}
const NO_GOOGLE = { scripts: [], calls: [] }

/** An answer that is data shows nothing and loads nothing, wherever it is opened. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** A picture that is opened by itself is not a document that could do anything. */
const PICTURE_POLICY = "default-src 'none'; sandbox"

function policyFor(type: string): string | undefined {
  if (type.startsWith('image/')) return PICTURE_POLICY
  // Scripts keep the pages' policy: a worker runs under the policy of its own file.
  const isData = ['', 'application/json', 'text/event-stream', 'text/plain', 'text/csv'].includes(
    type,
  )
  return isData ? DATA_POLICY : undefined
}

/**
 * Headers of every answer. Pages run own scripts only and load pictures only from here; style
 * attributes are allowed, since the server draws progress bars with them, and the style sheets that
 * the build wrote into the pages, by their hashes.
 */
export function securityHeaders({
  https,
  styles = [],
  hasGoogle = false,
}: {
  https: boolean
  styles?: readonly string[]
  /** Visits are counted by Google too, for whoever agrees: only then may pages talk to it. */
  hasGoogle?: boolean
}): Middleware {
  const google = hasGoogle ? GOOGLE : NO_GOOGLE
  const common = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: [...SELF, ...google.scripts],
        styleSrc: [...SELF, ...styles],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...google.calls],
        fontSrc: SELF,
        connectSrc: [...SELF, ...google.calls],
        workerSrc: SELF,
        manifestSrc: SELF,
        frameSrc: NONE,
        frameAncestors: NONE,
        baseUri: NONE,
        formAction: SELF,
        objectSrc: NONE,
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return (ctx, next) =>
    common(ctx, async () => {
      ctx.set('permissions-policy', PERMISSIONS_POLICY)
      await next()
      const policy = policyFor(ctx.type)
      if (policy) ctx.set('content-security-policy', policy)
      // Data is for programs; pages say for themselves whether they may be found.
      if (isApi(ctx.path)) ctx.set('x-robots-tag', 'noindex, nofollow')
    })
}
