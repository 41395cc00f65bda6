import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

const NONE = ["'none'"]
const SELF = ["'self'"]

/**
 * Headers of every answer. Pages run own scripts only and load pictures only from here; style
 * attributes are allowed, since the server draws progress bars with them.
 */
export function securityHeaders({ https }: { https: boolean }): Middleware {
  return helmet({
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
}
