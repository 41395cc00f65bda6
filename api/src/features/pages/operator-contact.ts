/** Domains that cannot receive email, which means that MAIL_FROM was not set. */
const UNREACHABLE = /@(localhost|[^@]+\.(invalid|test|local|localhost))$/i

/** Returns the sender's email address, if people can write to it. */
export function operatorContact(mailFrom: string): string | undefined {
  const address = /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  return UNREACHABLE.test(address) ? undefined : address
}
