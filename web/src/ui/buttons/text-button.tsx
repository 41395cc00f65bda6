import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** Button that looks like a link, for an action within or below text. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={classNames('linkbtn', className)} {...rest} />
}
