import type { Address } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { secretBefore } from '../draw.ts'
import { type Root, chainOf, secretsAfter } from './chain.ts'
import type { KeeperLog } from './operator.ts'
import type { BoxesReader, SeriesState } from './series.ts'

/** The secrets for settlements: from the master's chains, or words of an external source. */
export class Secrets {
  constructor(root: Root, reader: BoxesReader, log: KeeperLog) {
    this.root = root
    this.reader = reader
    this.log = log
  }
  private readonly root: Root
  private readonly reader: BoxesReader
  private readonly log: KeeperLog
  /** The external source of words; known after the first read. */
  private source: Address | null = null
  /** The secrets after a tip, of each series in its present state. */
  private readonly known = new Map<bigint, { tip: Hex; following: readonly Hex[] | null }>()

  /** Constants of the contract, read once. */
  async meet(): Promise<void> {
    this.source = await this.reader.words()
  }

  /** Whether the master does not give this series' secrets, and ought to. */
  isForeign(series: SeriesState): boolean {
    return this.source === null && this.following(series) === null
  }

  /** The secret of the open request at this place of its series; undefined where there is none yet. */
  async of(series: SeriesState, place: number, request: bigint): Promise<Hex | undefined> {
    if (this.source === null) return this.following(series)?.[place]
    const word = await this.reader.wordOf(this.source, request)
    // A word leads to its secret as a secret leads to the one before it.
    return word === null ? undefined : secretBefore(word)
  }

  /** The tip of a chain for all requests after the last. */
  nextTip({ id, last }: SeriesState): Hex {
    return chainOf(this.root, id, last + 1)[0]!
  }

  /** Computed once for each tip: an unknown one takes long. */
  private following({ id, tip, last }: SeriesState): readonly Hex[] | null {
    const kept = this.known.get(id)
    if (kept?.tip === tip) return kept.following
    const following = secretsAfter(this.root, id, tip, last)
    if (following === null) {
      const values = { series: String(id), tip }
      this.log.error(values, 'the master secret does not give the secrets of this series')
    }
    this.known.set(id, { tip, following })
    return following
  }
}
