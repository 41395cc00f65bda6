/** Request headers of a browser in Singapore; retailers serve incomplete pages to other clients. */
export const REQUEST_HEADERS: Readonly<Record<string, string>> = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-SG,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'upgrade-insecure-requests': '1',
}
