import { type ComponentProps, createContext, use } from 'react'

/** Element of a screen's body: `main`, unless the popup is embedded in a page that has one. */
export const BodyTag = createContext<'main' | 'div'>('main')

/** The body of a screen, between header and footer. */
export function Body(props: ComponentProps<'div'>) {
  const Tag = use(BodyTag)
  return <Tag {...props} />
}
