import { type Address, addressToHex20 } from '#platform/std/address.ts'
import { ask, blockAt, NodeFailure } from '#platform/web/tron/ask.ts'

import type { Hex } from '../../draw.ts'
import type { DrawDetail } from '../../shapes.ts'
import {
  type ChainPosted,
  createdIn,
  type Log,
  postedIn,
  type Requested,
  requestedIn,
  type SeriesCreated,
  type Settled,
  settledIn,
} from './boxLogs.ts'
import { readContract } from './readContract.ts'

/** The state of a drawn box, as `boxOf` returns it. */
const opened = 4n

/** The source's word for a request: 32 bytes; null before it arrives. */
export interface WordReturned {
  readonly word: Hex | null
}

/**
 * Reads from the contract whether its words come from an external source, and from the source the word of a request.
 * Null if the secrets are the operator's.
 * @throws NodeFailure if the node does not answer
 */
async function readWordReturned(contract: Hex, requestId: bigint): Promise<WordReturned | null> {
  const [source = ''] = await readContract(contract, { selector: 'words()' })
  if (isZero(source)) return null
  const asked = { selector: 'wordOf(uint256)', of: requestId }
  const [word = ''] = await readContract(`0x${source.slice(24)}`, asked)
  return { word: isZero(word) ? null : `0x${word}` }
}

const isZero = (word: string): boolean => /^0*$/.test(word)

/** The chain's own data of a draw. Null if the chain has none. */
export interface Evidence {
  /** The contract whose logs were read. */
  readonly contract: Hex
  readonly created: SeriesCreated | null
  readonly posted: (ChainPosted & { readonly block: number }) | null
  readonly requested: (Requested & { readonly block: number }) | null
  /** The external source of words; null if the secrets are the operator's. */
  readonly returned: WordReturned | null
  /** Id of the block after the request's; null before it is made. */
  readonly blockAfter: Hex | null
  readonly settled: Settled | null
  /** Whether by the contract it is settled, for good. */
  readonly drawn: boolean
  /** Of the series, those named as earlier, by their requests. */
  readonly earlier: readonly Settled[]
}

/**
 * Reads from the node the transactions that `draw` names, and the block. `draw` only determines which transactions are
 * read; of these only the logs of `boxes` count, the contract of the app's own configuration.
 * @throws NodeFailure if the node does not answer
 */
export async function readEvidence(draw: DrawDetail, boxes: Address): Promise<Evidence> {
  const contract: Hex = `0x${addressToHex20(boxes)}`
  const [id, seriesId] = [BigInt(draw.requestId), BigInt(draw.seriesId)]
  const [creation, posting, request, settlement, earlier, returned] = await Promise.all([
    readLogs(draw.seriesTxHash),
    readLogs(draw.chainTxHash),
    readLogs(draw.txHash),
    draw.settledTxHash === null ? null : readLogs(draw.settledTxHash),
    readMany([...new Set(draw.earlierTxHashes)]),
    readWordReturned(contract, id),
  ])
  const requested = requestedIn(request.logs, contract).find((event) => event.requestId === id)
  const posted = postedIn(posting.logs, contract).findLast(
    (event) => event.seriesId === seriesId && event.firstRequest <= id,
  )
  const settled =
    (settlement === null ? undefined : settledIn(settlement.logs, contract))?.find(
      (event) => event.requestId === id,
    ) ?? null
  const before = new Map(
    earlier
      .flatMap(({ logs }) => settledIn(logs, contract))
      // For a request that is not settled the urn is the present one, after later draws.
      .filter(({ requestId }) => requestId >> 32n === seriesId)
      .filter(({ requestId }) => settlement === null || requestId < id)
      .map((event) => [event.requestId, event]),
  )
  return {
    contract,
    created: createdIn(creation.logs, contract).find((one) => one.seriesId === seriesId) ?? null,
    posted: posted === undefined ? null : { ...posted, block: posting.block },
    requested: requested === undefined ? null : { ...requested, block: request.block },
    returned,
    blockAfter: requested === undefined ? null : await idOf(Number(requested.blockNumber) + 1),
    settled,
    drawn: settled !== null || (await isDrawn(contract, requested)),
    earlier: [...before.values()].toSorted((a, b) => (a.requestId < b.requestId ? -1 : 1)),
  }
}

/**
 * Read at the last final block, so that a server which reads the newest block a little later is not reported as wrong.
 */
async function isDrawn(contract: Hex, requested: Requested | undefined): Promise<boolean> {
  const [box] = requested?.boxIds ?? []
  if (requested === undefined || box === undefined) return false
  const asked = { selector: 'boxOf(uint256)', of: box, words: 6, final: true }
  const [state, , , , , requestId] = (await readContract(contract, asked)).map((word) =>
    BigInt(`0x${word}`),
  )
  return state === opened && requestId === requested.requestId
}

interface Receipt {
  readonly block: number
  readonly logs: readonly Log[]
}

/** A transaction that the node does not know, or that failed, has no logs. */
async function readLogs(txHash: string): Promise<Receipt> {
  const info = await ask('/wallet/gettransactioninfobyid', { value: txHash })
  const { blockNumber, log } = info as { blockNumber?: unknown; log?: readonly Log[] }
  return {
    block: typeof blockNumber === 'number' ? blockNumber : -1,
    logs: Array.isArray(log)
      ? log.map(({ address, topics, data }) => ({
          address,
          topics: topics ?? [],
          data: data ?? '',
        }))
      : [],
  }
}

/** A few at a time: a series has up to a hundred. */
async function readMany(hashes: readonly string[]): Promise<Receipt[]> {
  const found: Receipt[] = []
  for (let from = 0; from < hashes.length; from += 8) {
    found.push(...(await Promise.all(hashes.slice(from, from + 8).map(readLogs))))
  }
  return found
}

/** Null where the chain is not that high. */
async function idOf(number: number): Promise<Hex | null> {
  try {
    return `0x${(await blockAt(number)).id}`
  } catch (error) {
    if (!(error instanceof NodeFailure)) throw error
    const head = await blockAt(null)
    if (head.number < number) return null
    throw error
  }
}
