/** Hosts that no mail from elsewhere reaches: the sender was not set. */
const UNREACHABLE = /@(localhost|[^@]+\.(invalid|test|local|localhost))$/i

/** The e-mail address that our mails come from, if people can write to it. */
export function operatorContact(mailFrom: string): string | undefined {
  const address = /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  return UNREACHABLE.test(address) ? undefined : address
}
