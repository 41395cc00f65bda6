/** Id of the variant that an address asks for. */
export function askedModel(url: URL): string | undefined {
  const asked = url.searchParams.get('model_id') ?? ''
  const shown = /display_model_id\D+(\d+)/.exec(url.searchParams.get('extraParams') ?? '')
  return /^\d+/.exec(asked)?.[0] ?? shown?.[1]
}
