import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Context, Middleware } from 'koa'
import helmet from 'koa-helmet'
import { isApi } from '../routes/is-api.ts'

const NONE = ["'none'"]
const SELF = ["'self'"]

/**
 * Browser features that no page needs, disabled by Permissions-Policy. Only names that all browsers know: they
 * log a warning for unknown ones on each page.
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

/** Policy of data responses: opened directly in a browser they load and show nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** Policy of images opened directly in a browser. */
const PICTURE_POLICY = "default-src 'none'; sandbox"

function policyFor(type: string): string | undefined {
  if (type.startsWith('image/')) return PICTURE_POLICY
  // Scripts get the pages' policy: a worker runs under the policy of its own file.
  const isData = ['', 'application/json', 'text/event-stream', 'text/plain', 'text/csv'].includes(
    type,
  )
  return isData ? DATA_POLICY : undefined
}

/** Returns the headers of helmet, which are the same for each response, so that it need not run for each. */
function fixedHeaders(options: Parameters<typeof helmet>[0]): [string, string][] {
  const req = new IncomingMessage(new Socket())
  const res = new ServerResponse(req)
  void helmet(options)({ req, res } as Context, async () => undefined)
  res.setHeader('permissions-policy', PERMISSIONS_POLICY)
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)])
}

/**
 * Sets the security headers. Pages may load scripts and images of this origin only. Style attributes are
 * allowed because the server renders progress bars with them; inline style sheets only by hash.
 */
export function securityHeaders({
  https,
  styles,
  hasGoogle,
}: {
  https: boolean
  styles: readonly string[]
  /** Allows Google Analytics, which counts visitors who consented. */
  hasGoogle: boolean
}): Middleware {
  const google = hasGoogle ? GOOGLE : NO_GOOGLE
  const common = fixedHeaders({
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
  return async (ctx, next) => {
    for (const [name, value] of common) ctx.res.setHeader(name, value)
    await next()
    const policy = policyFor(ctx.type)
    if (policy) ctx.set('content-security-policy', policy)
    // API responses are not indexed; pages set their own robots rule.
    if (isApi(ctx.path)) ctx.set('x-robots-tag', 'noindex, nofollow')
  }
}
