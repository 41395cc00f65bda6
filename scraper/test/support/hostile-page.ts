/** Marker that each page adds when its scripts are done. */
export const DONE = '<p id="done">done</p>'

const finish = (after: string) => `
  Promise.race([${after}, new Promise(done => setTimeout(done, 2500))])
    .then(() => document.body.insertAdjacentHTML('beforeend', '${DONE}'))`

/** Returns a page that fetches each URL by script. */
export function askingPage(addresses: readonly string[]): string {
  return `<!doctype html><title>asks</title><body><script>
  const addresses = ${asScript(addresses)}
  const asked = addresses.map(async address => {
    try { await fetch(address, { mode: 'no-cors' }) } catch {}
  })
  ${finish('Promise.all(asked)')}
  </script></body>`
}

/** Returns a page that embeds each URL in a frame. */
export function framingPage(addresses: readonly string[]): string {
  return `<!doctype html><title>frames</title><body><script>
  const shown = ${asScript(addresses)}.map(address => new Promise(done => {
    const frame = document.createElement('iframe')
    frame.onload = frame.onerror = done
    frame.src = address
    document.body.append(frame)
  }))
  ${finish('Promise.all(shown)')}
  </script></body>`
}

/** Returns a page that requests one URL by every means of HTML and scripts. `own` redirects to it. */
export function reachingPage(target: string, own: string, udpPort: number): string {
  const [t, viaOwn] = [
    escapeHtml(target),
    (status: number) => `${own}/to?${status}=${encodeURIComponent(target)}`,
  ]
  const socket = target.replace(/^http/, 'ws')
  return `<!doctype html><html><head><title>reaches</title>
  <link rel="stylesheet" href="${t}"><link rel="icon" href="${t}"><link rel="manifest" href="${t}">
  <link rel="preconnect" href="${t}"><link rel="dns-prefetch" href="${t}"><link rel="prefetch" href="${t}">
  <link rel="prerender" href="${t}"><link rel="modulepreload" href="${t}">
  <link rel="preload" as="fetch" href="${t}" crossorigin>
  <style>@import url("${t}"); @font-face { font-family: x; src: url("${t}") }
  body { font-family: x; background: url("${t}") }</style>
  <script type="speculationrules">{ "prefetch": [{ "source": "list", "urls": ["${t}"] }],
  "prerender": [{ "source": "list", "urls": ["${t}", "${viaOwn(302)}"] }] }</script>
  <script src="${t}"></script></head><body>x
  <img src="${t}" srcset="${t} 2x"><video src="${t}" poster="${t}" autoplay></video><audio src="${t}"></audio>
  <object data="${t}"></object><embed src="${t}"><iframe src="${t}"></iframe>
  <iframe srcdoc="&lt;meta http-equiv=refresh content='0;url=${t}'&gt;"></iframe>
  <iframe src="file:///etc/passwd"></iframe><iframe src="view-source:${t}"></iframe>
  <iframe src="data:text/html,${encodeURIComponent(`<script>fetch("${target}",{mode:"no-cors"})</script><img src="${target}">`)}"></iframe>
  <svg><image href="${t}"/><use href="${t}#x"/></svg>
  <form id="post" method="post" action="${t}" target="posted"><input name="a"></form><iframe name="posted"></iframe>
  <a id="save" download="x" target="posted" href="${t}">x</a><a id="blank" target="_blank" href="${t}">x</a>
  ${[301, 302, 303, 307, 308].map(status => `<iframe src="${escapeHtml(viaOwn(status))}"></iframe>`).join('')}
  <script>
  const target = ${asScript(target)}, own = ${asScript(own)}, udp = ${udpPort}
  const tries = [
    () => fetch(target, { mode: 'no-cors' }),
    () => fetch(target, { mode: 'no-cors', method: 'POST', body: 'x', keepalive: true }),
    () => fetch(target, { targetAddressSpace: 'loopback' }),
    () => fetch('file:///etc/passwd'),
    ...[301, 302, 303, 307, 308].map(status => () =>
      fetch(own + '/to?' + status + '=' + encodeURIComponent(target), { mode: 'no-cors' })),
    () => { const asked = new XMLHttpRequest(); asked.open('GET', target); asked.send() },
    () => navigator.sendBeacon(target, 'x'),
    () => new EventSource(target),
    () => new WebSocket(${asScript(socket)}),
    () => new WebSocket(${asScript(socket)}.replace('wss', 'ws')),
    () => new WebTransport(target.replace('http:', 'https:')),
    () => import(target),
    () => new Worker(URL.createObjectURL(new Blob(['importScripts(' + JSON.stringify(target) + ')']))),
    () => new SharedWorker(own + '/worker.js?' + encodeURIComponent(target)),
    () => navigator.serviceWorker.register('/worker.js?' + encodeURIComponent(target)),
    () => window.open(target),
    () => window.open('file:///etc/passwd'),
    () => window.open(own + '/to?302=' + encodeURIComponent(target)),
    () => document.getElementById('post').submit(),
    () => document.getElementById('save').click(),
    () => document.getElementById('blank').click(),
    () => {
      const frame = document.createElement('iframe')
      frame.src = URL.createObjectURL(new Blob(['<script src="' + target + '"></scr' + 'ipt>'], { type: 'text/html' }))
      document.body.append(frame)
    },
    async () => {
      const urls = ['stun:127.0.0.1:' + udp, 'stun:localhost:' + udp, 'turn:127.0.0.1:' + udp + '?transport=udp',
        'turn:127.0.0.1:' + (new URL(target).port || 80) + '?transport=tcp']
      const peer = new RTCPeerConnection({ iceServers: [{ urls, username: 'u', credential: 'c' }] })
      peer.createDataChannel('x')
      await peer.setLocalDescription(await peer.createOffer())
      await peer.addIceCandidate({ sdpMid: '0', candidate: 'candidate:1 1 udp 2130706431 127.0.0.1 ' + udp + ' typ host' }).catch(() => {})
      await new Promise(done => { peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done() })
    },
  ]
  const tried = tries.map(async attempt => { try { await attempt() } catch {} })
  ${finish('Promise.all(tried).then(() => new Promise(done => setTimeout(done, 700)))')}
  </script></body></html>`
}

/** Worker script that requests the URL of its own query string. */
export const WORKER = `
  const target = decodeURIComponent(location.search.slice(1))
  fetch(target, { mode: 'no-cors' }).catch(() => {})
  try { importScripts(target) } catch {}`

function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
