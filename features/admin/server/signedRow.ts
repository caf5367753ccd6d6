import { recoverSigner } from '#platform/chain/message.ts'
import type { PlatformTables } from '#platform/server/database/db.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Transaction } from 'kysely'

import type { LogEntryView } from '../api.ts'
import { adminFailures as f } from '../failures.ts'
import { type LogAction, plainSignature, signedText } from '../logText.ts'
import { writeEntry } from './log.ts'

interface Signed {
  readonly action: LogAction
  readonly subject: string
  readonly reason: string
  readonly number: number
  readonly previous: string
  readonly signature: string
}

/** Writes a row that the caller signed, with what it does: `work`, in the same transaction, which may refuse. */
export async function writeSigned(
  { app, address }: Pick<Call, 'app' | 'address'>,
  { signature: given, ...signed }: Signed,
  work: (transaction: Transaction<PlatformTables>, time: number) => Promise<void>,
): Promise<LogEntryView> {
  const { chainId } = app.deployment
  const signature = plainSignature(given)
  const time = app.clock.now()
  const entry = { ...signed, who: address, signature, time }
  const signer = await recoverSigner(signedText(chainId, entry), signature)
  if (signer !== address) throw new Failure(f.WRONG_SIGNER, { field: 'signature' })
  return writeEntry({ db: app.db, chainId }, entry, {
    moved: () => new Failure(f.LOG_MOVED, { field: 'number' }),
    work: (transaction) => work(transaction, time),
  })
}
