/**
 * The text that a wallet signs to sign in, in the manner of ERC-4361: it names where, who, on which
 * chain, once, and until when. Written and read in this one place.
 */
export interface SignInMessage {
  /** Host, with its port where it has one. */
  readonly domain: string
  readonly address: string
  /** 0x and 8 hex digits. */
  readonly chainId: string
  readonly nonce: string
  /** Unix seconds of the server's own clock. */
  readonly issuedAt: number
  readonly expiresAt: number
}

const statement = 'Sign in to Tessera. This costs nothing and moves nothing.'
const greeting = ' wants you to sign in with your TRON address:'

export function writeSignInMessage(message: SignInMessage): string {
  return [
    `${message.domain}${greeting}`,
    message.address,
    '',
    statement,
    '',
    `Chain ID: ${message.chainId}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${iso(message.issuedAt)}`,
    `Expiration Time: ${iso(message.expiresAt)}`,
  ].join('\n')
}

const form =
  /^(\S+) wants you to sign in with your TRON address:\n(\S+)\n\n[^\n]*\n\nChain ID: (\S+)\nNonce: (\S+)\nIssued At: (\S+)\nExpiration Time: (\S+)$/

/** The fields of such a text, from any author; null for any other text. */
export function readSignInMessage(text: string): SignInMessage | null {
  const found = form.exec(text)
  if (found === null) return null
  const [, domain = '', address = '', chainId = '', nonce = '', issued = '', expires = ''] = found
  const [issuedAt, expiresAt] = [seconds(issued), seconds(expires)]
  if (Number.isNaN(issuedAt) || Number.isNaN(expiresAt)) return null
  return { domain, address, chainId, nonce, issuedAt, expiresAt }
}

const iso = (at: number): string => new Date(at * 1000).toISOString()
const seconds = (text: string): number => Date.parse(text) / 1000
