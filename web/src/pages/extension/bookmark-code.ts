import { paths } from '../../lib/url/paths.ts'

/**
 * Returns the URL of the bookmark. It loads /add.js into the page; where the shop's content security
 * policy forbids that, it opens the item form with the URL of the page.
 */
export function bookmarkCode(origin: string): string {
  const registry = JSON.stringify(origin)
  const form = JSON.stringify(`${origin}${paths.dashboard}?addItem=true&url=`)
  const code = `(function(){
function form(){var u=${form}+encodeURIComponent(location.href),w=open(u);if(w)w.opener=null;else location.href=u}
try{var s=document.createElement('script');s.src=${registry}+'/add.js';s.referrerPolicy='no-referrer';
s.onload=function(){s.remove()};s.onerror=form;(document.head||document.documentElement).append(s)}catch(e){form()}
})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}
