import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

const NONE = ["'none'"]
const SELF = ["'self'"]

/** What pages never need, so that no script can ask for it either. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const PERMISSIONS_POLICY = PERMISSIONS.map(name => `${name}=()`).join(', ')

/** An answer that is data shows nothing and loads nothing, wherever it is opened. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers of every answer. Pages run own scripts only and load pictures only from here; style
 * attributes are allowed, since the server draws progress bars with them.
 */
export function securityHeaders({ https }: { https: boolean }): Middleware {
  const common = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: SELF,
        connectSrc: SELF,
        workerSrc: SELF,
        manifestSrc: SELF,
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
      if (ctx.type === 'application/json') ctx.set('content-security-policy', DATA_POLICY)
    })
}
