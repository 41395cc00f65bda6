import { isPublicIp } from '../src/net/is-public-ip.ts'
import { corpusCases } from './corpus.ts'

const URL_FILES = ['ssrf-payloadsallthethings', 'ssrf-gitlab-url-blocker', 'ssrf-ssrf-req-filter']

interface SsrfCase {
  url?: string
  ip?: string
  expect: string
}
interface WhatwgCase {
  href?: string
}

/** The collected addresses that lead where nobody should get, none where they are absent. */
export function hostileUrls(): string[] {
  return [
    ...URL_FILES.flatMap(file => corpusCases<SsrfCase>(`security/${file}.json`)).map(
      one => one.url,
    ),
    ...corpusCases<SsrfCase>('security/ssrf-ssrf-guard-ips.json').flatMap(({ ip }) => asUrls(ip)),
    ...corpusCases<WhatwgCase>('security/url-whatwg.json').map(one => one.href),
  ].filter(address => address !== undefined && !isOutside(address)) as string[]
}

function asUrls(ip: string | undefined): string[] {
  return ip ? [`http://${ip}/`, `https://[${ip}]/`] : []
}

// A public literal would really be called, and tests do not leave this machine.
function isOutside(address: string): boolean {
  const hostname = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return isPublicIp(hostname)
}
