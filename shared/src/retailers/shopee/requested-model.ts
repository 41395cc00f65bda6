/** Returns the variant id in a URL. */
export function requestedModel(url: URL): string | undefined {
  const asked = url.searchParams.get('model_id') ?? ''
  const shown = /display_model_id\D+(\d+)/.exec(url.searchParams.get('extraParams') ?? '')
  return /^\d+/.exec(asked)?.[0] ?? shown?.[1]
}
