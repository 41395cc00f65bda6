import type { ComponentProps } from 'react'

/** Button that looks like a link, for an action within or below text. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" className={className ? `linkbtn ${className}` : 'linkbtn'} {...rest} />
  )
}
