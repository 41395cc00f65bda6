import type { WebBundle } from './web-bundle.ts'

/**
 * The templates with what the pages must know of this installation before their data: the project that
 * errors are reported to. Without one they name nothing, and fetch nothing for it.
 */
export function nameSettings(bundle: WebBundle, dsn: string | undefined): WebBundle {
  if (dsn === undefined) return bundle
  const tag = `<meta name="error-reports" content="${dsn}">`
  const withTag = (html: string) => html.replace('</head>', () => `${tag}</head>`)
  return {
    ...bundle,
    publicTemplate: withTag(bundle.publicTemplate),
    sideTemplate: withTag(bundle.sideTemplate),
    appTemplate: withTag(bundle.appTemplate),
  }
}
