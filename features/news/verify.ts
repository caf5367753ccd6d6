import { type Announcement, canonicalText, hasForbiddenLink, noHash } from './announcement.ts'

/** Signatures and numbers of a list, checked alike in a reader's browser and by the operator's command. */

export interface SignedAnnouncement extends Announcement {
  readonly signature: string
}

/** The curve's code is loaded where it is needed. */
export interface Curve {
  readonly hashOf: (text: string) => string
  /** Base58; null for what is no signature. */
  readonly signerOf: (text: string, signature: string) => Promise<string | null>
}

/**
 * signature: another account signed it, or its text was changed · link: a security announcement with a link · gap: there
 * is none of this number · second: there are two of it · previous: it does not continue the one before · changed: this
 * reader has read another text under this number · lost: this reader has read it, and it is not there any more
 */
export interface Fault {
  readonly number: number
  readonly why: 'signature' | 'link' | 'gap' | 'second' | 'previous' | 'changed' | 'lost'
}

/** The newest announcement that a reader has verified before. */
export interface Remembered {
  readonly number: number
  readonly hash: string
}

interface Listed {
  readonly announcer: string | null
  /** The newest number. */
  readonly total: number
  /** So many should be listed: the newest ones. */
  readonly count: number
}

/** What is wrong with the newest announcements; empty where all is well. */
export async function faultsOf(
  list: readonly SignedAnnouncement[],
  { announcer, total, count }: Listed,
  curve: Curve,
  remembered: Remembered | null = null,
): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  const hashes = new Map<number, string>()
  for (const one of list) {
    const { number } = one
    if (hashes.has(number)) faults.push({ number, why: 'second' })
    const own = await faultOf(one, announcer, curve)
    if (own !== null) faults.push({ number, why: own })
    hashes.set(number, curve.hashOf(canonicalText(one)))
  }
  for (let number = total; number > Math.max(0, total - count); number--) {
    if (!hashes.has(number)) faults.push({ number, why: 'gap' })
  }
  for (const { number, previous } of list) {
    const before = number === 1 ? noHash : hashes.get(number - 1)
    if (before !== undefined && before !== previous) faults.push({ number, why: 'previous' })
  }
  if (remembered === null) return faults
  const { number, hash } = remembered
  if (number > total) faults.push({ number, why: 'lost' })
  const now = hashes.get(number)
  if (now !== undefined && now !== hash) faults.push({ number, why: 'changed' })
  return faults
}

/** Of one alone. */
export async function faultOf(
  one: SignedAnnouncement,
  announcer: string | null,
  { signerOf }: Curve,
): Promise<'signature' | 'link' | null> {
  const signer = await signerOf(canonicalText(one), one.signature)
  if (signer === null || signer !== announcer) return 'signature'
  return hasForbiddenLink(one) ? 'link' : null
}
