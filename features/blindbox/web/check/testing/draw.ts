import { addressFromHex } from '#platform/std/address.ts'
import {
  encodeAbiParameters,
  encodePacked,
  type Hex,
  hexToBigInt,
  keccak256,
  numberToHex,
  toHex,
} from 'viem'

import type { DrawDetail } from '../../../shapes.ts'
import type { Evidence } from '../evidence.ts'

/** The parts of a test world of draws. */
export interface Plan {
  readonly salt: number
  /** Cards of the urn; more than all boxes together. */
  readonly cards: number
  /** Boxes of each request before the one that is looked at, and of that one. */
  readonly boxes: readonly number[]
  /** How many of these came before the chain of secrets was replaced. */
  readonly beforePosting: number
}

const hash = (text: string): Hex => keccak256(toHex(text))
const contract = numberToHex(0xb0c5, { size: 20 })
const pool = 10n ** 12n

/** A draw, the server's reply about it and the chain's data, by another computation than the app's. */
export function drawWorld({ salt, cards, boxes, beforePosting }: Plan): {
  reply: DrawDetail
  chain: Evidence
} {
  const seriesId = (salt % 50) + 1
  const id = (number: number): bigint => BigInt(seriesId) * 2n ** 32n + BigInt(number)
  const tokens = Array.from({ length: cards }, (_, i) => BigInt(i * 7 + (salt % 5_000) + 1))
  // Each secret is the hash of the next, so the last one is made first.
  const secrets: Hex[] = [hash(`last ${salt}`).slice(0, 42) as Hex]
  for (const _ of boxes) {
    secrets.unshift(keccak256(encodePacked(['bytes20'], [secrets[0]!])).slice(0, 42) as Hex)
  }
  const holder = hash(`holder ${salt}`).slice(0, 42) as Hex
  const urn = [...tokens]
  let urnThen: bigint[] = []
  let box = 0
  const draws = boxes.map((count, i) => {
    urnThen = [...urn]
    const requestId = id(i + 1)
    const seed = hash(`seed ${salt} ${i}`)
    const blockHash = hash(`block ${salt} ${i}`)
    const boxIds = Array.from({ length: count }, () => id((box += 1)))
    const types = ['bytes20', 'bytes32', 'bytes32', 'uint256', 'address'] as const
    const word = keccak256(
      encodeAbiParameters(
        types.map((type) => ({ type })),
        [secrets[i + 1]!, seed, blockHash, requestId, contract],
      ),
    )
    const tokenIds = boxIds.map((_, place) => {
      const own = keccak256(encodePacked(['bytes32', 'uint256'], [word, BigInt(place)]))
      const at = Number(hexToBigInt(own) % BigInt(urn.length))
      const drawn = urn[at]!
      urn[at] = urn[urn.length - 1]!
      urn.length -= 1
      return drawn
    })
    const amount = (pool * BigInt(count)) / 7n
    const fee = amount / 20n
    const secret = secrets[i + 1]!
    return { requestId, seed, blockHash, boxIds, tokenIds, amount, fee, secret }
  })
  const earlier = draws.slice(0, -1)
  const { requestId, seed, blockHash, boxIds, tokenIds, amount, fee, secret } = draws.at(-1)!
  const blockNumber = 1_000 + (salt % 1_000)
  const penalty = 166_200_199n
  const firstRequest = beforePosting + 1
  const card = (tokenId: bigint) => ({ tokenId: Number(tokenId), level: 1 })
  return {
    reply: {
      requestId: Number(requestId),
      seriesId,
      holder: addressFromHex(holder),
      state: 'settled',
      boxIds: boxIds.map(Number),
      cards: tokenIds.map(card),
      time: 1_700_000_000,
      txHash: 'a'.repeat(64),
      final: true,
      contract: addressFromHex(contract),
      amount: String(amount),
      penalty: String(penalty),
      penaltyToHolder: null,
      seed,
      blockNumber,
      refundBlock: blockNumber + 21,
      secretHash: secrets[boxes.length - 1]!,
      secretSteps: 1,
      chainTxHash: 'b'.repeat(64),
      secret,
      blockHash,
      fee: String(fee),
      settledTxHash: 'c'.repeat(64),
      settledBy: addressFromHex(holder),
      settledBlock: blockNumber + 2,
      urn: urnThen.map(card),
      seriesTxHash: 'd'.repeat(64),
      earlierTxHashes: [],
      refundTxHash: null,
    },
    chain: {
      contract,
      created: { seriesId: BigInt(seriesId), penalty, tokenIds: tokens },
      posted: {
        seriesId: BigInt(seriesId),
        tip: secrets[beforePosting]!,
        firstRequest: id(firstRequest),
        block: blockNumber - 5,
      },
      requested: {
        requestId,
        holder,
        boxIds,
        amount,
        seed,
        blockNumber: BigInt(blockNumber),
        block: blockNumber,
      },
      returned: null,
      blockAfter: blockHash,
      settled: { requestId, holder, secret, blockHash, tokenIds, fee },
      drawn: true,
      earlier: earlier.map((one) => ({ ...one, holder })),
    },
  }
}
