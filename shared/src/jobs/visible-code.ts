type VisibleCode<C extends string> = Exclude<C, 'FORBIDDEN_ADDRESS'> | 'UNREACHABLE'

/**
 * Returns the code of a failed scrape that clients may see. A forbidden address gets the code of an
 * unreachable one: the difference would tell which names exist in the network of the server.
 */
export function toVisibleCode<C extends string>(code: C): VisibleCode<C> {
  return code === 'FORBIDDEN_ADDRESS' ? 'UNREACHABLE' : (code as VisibleCode<C>)
}
