import { type ComponentProps, createContext, use } from 'react'

/** What the middle of a screen is: the popup's main part, unless it stands in a page that has one. */
export const BodyTag = createContext<'main' | 'div'>('main')

/** The middle of a screen, between its header and its foot. */
export function Body(props: ComponentProps<'div'>) {
  const Tag = use(BodyTag)
  return <Tag {...props} />
}
