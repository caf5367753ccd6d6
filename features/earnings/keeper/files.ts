import type { KeeperLog } from '#platform/chain/signedCall.ts'
import type { Address } from '#platform/std/address.ts'

import { type Epoch, readEpoch } from '../epoch.ts'

export interface FilesOptions {
  readonly contract: Address
  /** The public data file up to a block; null where it is not served. */
  readonly file: (upToBlock: number) => Promise<string | null>
  readonly log: KeeperLog
}

/** The epoch up to a block, with root, totals and hash computed from the lines of its data file. */
export async function epochAt(
  { contract, file, log }: FilesOptions,
  upToBlock: number,
): Promise<Epoch | 'unserved' | 'another'> {
  const text = await file(upToBlock)
  if (text === null) return 'unserved'
  const epoch = await readEpoch(text)
  if (epoch.distributor === contract && epoch.upToBlock === upToBlock) return epoch
  log.warn({ upToBlock }, 'the data file is of another epoch')
  return 'another'
}
