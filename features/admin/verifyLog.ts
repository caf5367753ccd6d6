import { hashOf, type LogEntry, type NextEntry, noHash, signedText } from './logText.ts'

/** The log is verified alike in a reader's browser, by the command and by the keeper before it anchors. */

/** By the row's number, its hash as it was anchored: 64 hex digits. */
export type Anchors = ReadonlyMap<number, string>

/**
 * number: another row stands there · previous: it does not continue the row before · hash: its content was changed ·
 * signature: another account signed it · anchor: the chain has another hash of it · missing: it was anchored, and the log
 * ends before
 */
export interface LogFault {
  readonly number: number
  readonly why: 'number' | 'previous' | 'hash' | 'signature' | 'anchor' | 'missing'
}

/** The log of which chain, and the curve's code, which a browser loads only where it verifies. */
export interface LogPlace {
  readonly chainId: string
  /** Base58; null for what is no signature. */
  readonly signerOf: (text: string, signature: string) => Promise<string | null>
}

const first: NextEntry = { number: 1, previous: noHash }
const none: Anchors = new Map()

/** Of rows in their order. Gives the first fault, and where the log ends or was right up to. */
export async function verifyLog(
  place: LogPlace,
  entries: AsyncIterable<LogEntry> | Iterable<LogEntry>,
  {
    start = first,
    anchors = none,
  }: { readonly start?: NextEntry; readonly anchors?: Anchors } = {},
): Promise<{ readonly fault: LogFault | null; readonly next: NextEntry }> {
  let next = start
  for await (const entry of entries) {
    const why = (await faultOf(place, entry, next)) ?? anchorFault(entry, anchors)
    if (why !== null) return { fault: { number: next.number, why }, next }
    next = { number: entry.number + 1, previous: entry.hash }
  }
  const isCut = [...anchors.keys()].some((number) => number >= next.number)
  return { fault: isCut ? { number: next.number, why: 'missing' } : null, next }
}

async function faultOf(
  { chainId, signerOf }: LogPlace,
  entry: LogEntry,
  { number, previous }: NextEntry,
): Promise<LogFault['why'] | null> {
  if (entry.number !== number) return 'number'
  if (entry.previous !== previous) return 'previous'
  if (!isOneText(entry) || entry.hash !== hashOf(chainId, entry)) return 'hash'
  const signer = await signerOf(signedText(chainId, entry), entry.signature)
  return signer === entry.who ? null : 'signature'
}

/** With a line break inside a field, or half of a pair of units, rows of other fields would have the same text. */
const isOneText = ({ who, action, subject, reason, signature }: LogEntry): boolean =>
  [who, action, subject, reason, signature].every((text) => !/\n|\p{Cs}/u.test(text))

function anchorFault({ number, hash }: LogEntry, anchors: Anchors): 'anchor' | null {
  const anchored = anchors.get(number)
  return anchored === undefined || anchored === hash ? null : 'anchor'
}

const inWords: Readonly<Record<LogFault['why'], string>> = {
  number: 'another row stands there',
  previous: 'it does not follow the row before',
  hash: 'its hash is not that of its content',
  signature: 'it is not signed by the account that it names',
  anchor: 'the chain has another hash of it',
  missing: 'the chain has a hash of it or of a later row, and the log ends before',
}

/** For an operator. */
export const faultText = ({ number, why }: LogFault): string => `row ${number}: ${inWords[why]}`
