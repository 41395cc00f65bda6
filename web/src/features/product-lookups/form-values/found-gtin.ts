import type { LookupFormValues } from './to-form-values.ts'

/** Returns the GTIN of the extracted product, undefined once the form has the URL of another page. */
export function foundGtin(
  found: LookupFormValues | undefined,
  productUrl: string,
): string | undefined {
  return found?.values.productUrl === productUrl ? (found.gtin ?? undefined) : undefined
}
