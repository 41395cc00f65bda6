const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|ttclid|igshid|twclid|srsltid|mc_[ce]id|_ga|_gl|ref_?|ref_src|cmpid|mkt_tok|spm|scm|pvid|clicktrackinfo|abid|ad_src|from|pid_pvid|impsrc|mkttid|laz_trackid|sp_atk|xptdk|publish_id|smtt|mmp_pid|uls_trackid|gads_t_sig|irclickid|clickid|affid|aff_id|awc|gad_source|gad_campaignid|hsctatracking|_hsenc|_hsmi|epik|wickedid)$/i

/** An address without fragment and without what follows a visitor about. Unparseable text comes back as it is. */
export function cleanUrl(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name)
  }
  url.hash = ''
  return url.href
}
