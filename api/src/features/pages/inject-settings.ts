import type { Config } from '../../config.ts'
import type { WebBundle } from './web-bundle.ts'

/** Both were checked with the configuration: nothing in them could end the attribute. */
function tagsOf({ sentry, google }: Pick<Config, 'sentry' | 'google'>): string {
  const reports = sentry ? `<meta name="error-reports" content="${sentry.dsn}">` : ''
  if (!google) return reports
  const debug = google.isDebug ? ' data-debug' : ''
  return `${reports}<meta name="measurement-id" content="${google.measurementId}"${debug}>`
}

/**
 * The templates with what the pages must know of this installation before their data: the project that
 * errors are reported to, and where visits are counted. Without them they name nothing, and fetch
 * nothing for it.
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
