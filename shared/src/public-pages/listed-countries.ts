/** Countries (ISO 3166) by which the supported shops are listed, in display order. */
export const LISTED_COUNTRIES = ['SG', 'IN'] as const
export type ListedCountry = (typeof LISTED_COUNTRIES)[number]
