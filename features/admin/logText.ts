import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * A row of the log as it is signed and hashed, in the browser, on the server and where it is verified. An operator
 * signs the hash of the row before as well, so that no row can be put elsewhere, and none between two.
 */

/** What is hidden or shown again: a token that anyone made. */
export const hideActions = ['hide', 'unhide'] as const
export type HideAction = (typeof hideActions)[number]

/**
 * Where two or more operators have the duty, one proposes and another does it; either of them may withdraw the proposal. Of
 * an announcement, whose hash is the subject, the announcer's signature is the proposal.
 */
export const proposing = { hide: 'proposeHide', unhide: 'proposeUnhide' } as const
export const withdrawing = {
  hide: 'withdrawHide',
  unhide: 'withdrawUnhide',
  announce: 'withdrawAnnounce',
} as const

export const logActions = [
  ...hideActions,
  ...Object.values(proposing),
  'announce',
  ...Object.values(withdrawing),
] as const
export type LogAction = (typeof logActions)[number]

export interface SignedEntry {
  readonly number: number
  readonly previous: string
  readonly who: string
  readonly action: string
  readonly subject: string
  /** One line. */
  readonly reason: string
}

export interface LogEntry extends SignedEntry {
  /** Unix seconds of the chain, which the server adds. */
  readonly time: number
  /** 130 hex digits in lower case. */
  readonly signature: string
  readonly hash: string
}

/** Of the row before the first. */
export const noHash = '0'.repeat(64)

/** The hash's row that comes next. */
export interface NextEntry {
  readonly number: number
  readonly previous: string
}

/** What the wallet signs. */
export function signedText(chainId: string, entry: SignedEntry): string {
  const { number, previous, who, action, subject, reason } = entry
  return [
    'Tessera, log of operators. This costs nothing and moves nothing.',
    '',
    `Chain ID: ${chainId}`,
    `Number: ${number}`,
    `After: ${previous}`,
    `By: ${who}`,
    `Action: ${action}`,
    `Subject: ${subject}`,
    `Reason: ${reason}`,
  ].join('\n')
}

/** Of everything that the row has. */
export function hashOf(chainId: string, entry: Omit<LogEntry, 'hash'>): string {
  const text = `${signedText(chainId, entry)}\nTime: ${entry.time}\nSignature: ${entry.signature}`
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** 130 hex digits in lower case, as rows have it. */
export const plainSignature = (signature: string): string =>
  signature.toLowerCase().replace(/^0x/, '')
