import type { ComponentProps } from 'react'

/** Name of an HTML element. */
export type ElementName = keyof HTMLElementTagNameMap

/** Props of a component with props of its own that renders the HTML element `as`. */
export type ElementProps<Name extends ElementName, Own> = Own & { as?: Name } & Omit<
    ComponentProps<Name>,
    keyof Own | 'as'
  >
