import { corpusCases } from '../../../shared/test/corpus.ts'
import { isPublicIp } from '../../src/net/guard/is-public-ip.ts'

const URL_FILES = ['ssrf-payloadsallthethings', 'ssrf-gitlab-url-blocker', 'ssrf-ssrf-req-filter']

interface SsrfCase {
  url?: string
  ip?: string
  expect: string
}
interface WhatwgCase {
  href?: string
}

/** Returns collected URLs of private targets; empty when the collection is missing. */
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

// URLs with public IP literals are excluded: tests must not access the internet.
function isOutside(address: string): boolean {
  const hostname = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return isPublicIp(hostname)
}
