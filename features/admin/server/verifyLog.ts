import { recoverSigner } from '#platform/chain/message.ts'

import { hashOf, type LogEntry, type NextEntry, noHash, signedText } from '../logText.ts'

/** Of rows in their order. Gives the first fault, in words, and where the log ends. */
export async function verifyLog(
  chainId: string,
  entries: AsyncIterable<LogEntry> | Iterable<LogEntry>,
): Promise<{ readonly fault: string | null; readonly next: NextEntry }> {
  let next: NextEntry = { number: 1, previous: noHash }
  for await (const entry of entries) {
    const fault = await faultOf(chainId, entry, next)
    if (fault !== null) return { fault: `row ${next.number}: ${fault}`, next }
    next = { number: entry.number + 1, previous: entry.hash }
  }
  return { fault: null, next }
}

async function faultOf(
  chainId: string,
  entry: LogEntry,
  { number, previous }: NextEntry,
): Promise<string | null> {
  if (entry.number !== number) return `its number is ${entry.number}`
  if (entry.previous !== previous) return 'it does not follow the row before'
  if (entry.hash !== hashOf(chainId, entry)) return 'its hash is not that of its content'
  const signer = await recoverSigner(signedText(chainId, entry), entry.signature)
  return signer === entry.who ? null : `it is not signed by ${entry.who}`
}
