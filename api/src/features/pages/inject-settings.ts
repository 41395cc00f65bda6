import type { Config } from '../../config.ts'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'

/** Both values were validated with the configuration, so they cannot break out of the attribute. */
function tagsOf({ sentry, google }: Pick<Config, 'sentry' | 'google'>): string {
  const reports = sentry ? `<meta name="error-reports" content="${sentry.dsn}">` : ''
  if (!google) return reports
  const debug = google.isDebug ? ' data-debug' : ''
  return `${reports}<meta name="measurement-id" content="${google.measurementId}"${debug}>`
}

/**
 * Adds the settings that pages need before their data as meta tags: the Sentry project and the Google Analytics
 * id. Without them the templates are unchanged and pages load no third-party script.
 */
export function injectSettings(
  bundle: WebBundle,
  config: Pick<Config, 'sentry' | 'google'>,
): WebBundle {
  const tags = tagsOf(config)
  const withTags = (html: string) => html.replace('</head>', () => `${tags}</head>`)
  return {
    ...bundle,
    publicTemplate: withTags(bundle.publicTemplate),
    sideTemplate: withTags(bundle.sideTemplate),
    appTemplate: withTags(bundle.appTemplate),
  }
}
