import { parseUrl } from '../../text/parse-url.ts'
import { queryPairs } from './query-pairs.ts'

const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|ttclid|igshid|igsh|twclid|li_fat_id|srsltid|mc_[ce]id|_ga|_gl|ref_|ref_src|cmpid|mkt_tok|spm|scm|pvid|clicktrackinfo|abid|ad_src|pid_pvid|impsrc|mkttid|laz_trackid|sp_atk|xptdk|publish_id|smtt|mmp_pid|uls_trackid|gads_t_sig|irclickid|irgwc|clickid|affid|aff_id|awc|gad_source|gad_campaignid|hsctatracking|_hsenc|_hsmi|epik|wickedid|_openstat|oly_(?:anon|enc)_id|vero_id|_bta_[ct]id|_kx|sscid|ranmid|raneaid|ransiteid|_pos|_sid|_ss|_psq|_fid)$/i

/**
 * Removes tracking parameters, and the fragment unless it contains a path. Keeps names such as 'ref' and
 * 'id', which may identify a product at an unknown retailer. Returns invalid URLs unchanged.
 */
export function cleanUrl(address: string): string {
  const url = parseUrl(address)
  if (!url) return address
  for (const [name] of queryPairs(url)) {
    if (TRACKING.test(name)) url.searchParams.delete(name)
  }
  if (!/^#!?\//.test(url.hash)) url.hash = ''
  return url.href
}
