interface StartMessage {
  publicUrl: string
  slug: string
  owner: { email: string; password: string } | undefined
  legacyPassword: string
  /** True when emails are shown on a page instead of being sent. */
  hasOutbox: boolean
  dataDir: string
}

/** Formats URLs and logins for the terminal after a start. */
export function formatStartMessage({
  publicUrl,
  slug,
  owner,
  legacyPassword,
  hasOutbox,
  dataDir,
}: StartMessage): string {
  const rows = [
    ['Public registry', `${publicUrl}/registry/${slug}`],
    ["Owner's dashboard", `${publicUrl}/dashboard`],
    ...(owner ? [['Demo owner', `${owner.email}   password ${owner.password}`]] : []),
    ['Legacy admin', `${publicUrl}/admin   password ${legacyPassword}`],
    ...(hasOutbox ? [['Mails', `${publicUrl}/dev/outbox`]] : []),
    ['Data', dataDir],
  ]
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(19)}${value}`)
  return ['', '  The registry is running. Ctrl-C stops it.', '', ...lines, '', ''].join('\n')
}
