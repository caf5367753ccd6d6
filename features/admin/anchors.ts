import { noHash } from './logText.ts'
import type { Anchors } from './verifyLog.ts'

/** Views of `Anchor`, by whichever node answers. Hashes are 0x and 64 hex digits. */
export interface AnchorReader {
  /** Number and hash of the last anchored row, and when it was anchored. */
  readonly head: () => Promise<readonly [number: bigint, hash: string, time: bigint]>
  readonly hashesFrom: (first: bigint, count: bigint) => Promise<readonly string[]>
}

export interface AnchoredLog {
  readonly anchors: Anchors
  /** Number of the last anchored row, 0 before the first, and when it was anchored: unix seconds. */
  readonly last: { readonly number: number; readonly time: number }
}

/** Rows in one call of the node. */
const most = 500

/**
 * What is anchored of the rows that `count` counts, and the last anchor, be it of one beyond them. The head is read before
 * they are counted: an anchored row is among them.
 */
export async function readAnchors(
  reader: AnchorReader,
  count: () => Promise<number>,
): Promise<AnchoredLog> {
  const [highest, hash, time] = await reader.head()
  const number = Number(highest)
  const anchors = new Map<number, string>()
  const end = Math.min(number, await count())
  for (let from = 1; from <= end; from += most) {
    const part = Math.min(most, end - from + 1)
    for (const [i, one] of (await reader.hashesFrom(BigInt(from), BigInt(part))).entries()) {
      if (bare(one) !== noHash) anchors.set(from + i, bare(one))
    }
  }
  if (number > 0) anchors.set(number, bare(hash))
  return { anchors, last: { number, time: Number(time) } }
}

interface LogPage<Row> {
  readonly total: number
  readonly list: readonly Row[]
}

/**
 * Rows of a server page by page, at most as many as its first page counts: anchors are read of those alone, so that a
 * false count would hide a row that the chain has another hash of.
 */
export async function* countedRows<Row>(
  first: LogPage<Row>,
  page: (number: number) => Promise<LogPage<Row>>,
): AsyncGenerator<Row> {
  let left = first.total
  for (let number = 2, { list } = first; ; number += 1) {
    yield* list.slice(0, left)
    left -= list.length
    if (left <= 0 || list.length === 0) return
    ;({ list } = await page(number))
  }
}

const bare = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')
