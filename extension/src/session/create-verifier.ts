/** Returns 32 random bytes in base64url. */
export function createVerifier(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Returns the SHA-256 of a verifier in base64url, as in PKCE. */
export async function computeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url(new Uint8Array(digest))
}

function base64url(bytes: Uint8Array): string {
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
