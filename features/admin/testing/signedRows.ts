import { messageDigest } from '#platform/chain/message.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { privateKeyToAccount, serializeSignature, sign } from 'viem/accounts'

import {
  hashOf,
  logActions,
  type LogEntry,
  type NextEntry,
  noHash,
  plainSignature,
  signedText,
} from '../logText.ts'

const privateKey = `0x${'07'.repeat(32)}` as const

/** The operator of these rows. */
export const signer = addressFromHex(privateKeyToAccount(privateKey).address)

type SignedRow = LogEntry & { readonly who: Address }

/** So many rows of one operator, each after the one before, and of another action. */
export async function signedRows(
  chainId: string,
  count: number,
  reason = 'reason',
): Promise<SignedRow[]> {
  const rows: SignedRow[] = []
  let next: NextEntry = { number: 1, previous: noHash }
  for (let n = 0; n < count; n += 1) {
    const action = logActions[n % logActions.length]!
    const signed = { ...next, who: signer, action, subject: signer, reason: `${reason} ${n}` }
    const hash = messageDigest(signedText(chainId, signed))
    const signature = plainSignature(serializeSignature(await sign({ hash, privateKey })))
    const entry = { ...signed, signature, time: 1_800_000_000 + n }
    const row = { ...entry, hash: hashOf(chainId, entry) }
    rows.push(row)
    next = { number: row.number + 1, previous: row.hash }
  }
  return rows
}
