import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import type { Hex } from '../../draw.ts'

/** A log as a node returns it: hex without 0x, the address without TRON's prefix. */
export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** The inputs of a draw, as the contract emitted them. Addresses as 0x and 40 hex digits, in lower case. */
export interface Requested {
  readonly requestId: bigint
  readonly holder: Hex
  readonly boxIds: readonly bigint[]
  readonly amount: bigint
  readonly seed: Hex
  readonly blockNumber: bigint
}
export interface Settled {
  readonly requestId: bigint
  readonly holder: Hex
  readonly secret: Hex
  readonly blockHash: Hex
  readonly tokenIds: readonly bigint[]
  readonly fee: bigint
}
export interface ChainPosted {
  readonly seriesId: bigint
  readonly tip: Hex
  readonly firstRequest: bigint
}
export interface SeriesCreated {
  readonly seriesId: bigint
  readonly penalty: bigint
  readonly tokenIds: readonly bigint[]
}

const topicOf = (event: string): string => bytesToHex(keccak_256(utf8ToBytes(event)))
const topics = {
  requested: topicOf('Requested(uint256,address,uint256[],uint256,bytes32,uint256)'),
  settled: topicOf('Settled(uint256,address,bytes20,bytes32,uint256[],uint256)'),
  posted: topicOf('ChainPosted(uint256,bytes20,uint256)'),
  created: topicOf(
    'SeriesCreated(uint256,uint256,uint256,uint256,uint256,uint256,uint256,uint256[])',
  ),
}

/** A log's 32-byte words, the indexed ones first. */
class Words {
  private readonly indexed: readonly string[]
  private readonly data: string
  constructor({ topics: [, ...indexed], data }: Log) {
    this.indexed = indexed
    this.data = data
  }
  /** Of the indexed ones, from 0. */
  key(at: number): string {
    return word(this.indexed[at] ?? '')
  }
  at(place: number): string {
    return word(this.data.slice(place * 64, place * 64 + 64))
  }
  number(place: number): bigint {
    return BigInt(`0x${this.at(place)}`)
  }
  /** A list: its word contains its offset in bytes. */
  list(place: number): bigint[] {
    const from = Number(this.number(place)) / 32
    const length = Number(this.number(from))
    // No event of ours contains more.
    if (!(length <= 1_000)) throw new TypeError('not a list')
    return Array.from({ length }, (_, i) => this.number(from + 1 + i))
  }
}

function word(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new TypeError('not a word of a log')
  return text
}

const bytes20 = (from: string): Hex => `0x${from.slice(0, 40)}`
const account = (from: string): Hex => `0x${from.slice(24)}`

/** The logs of one contract (0x and 40 hex digits) with one event. */
const of = (logs: readonly Log[], contract: Hex, topic: string): Words[] =>
  logs
    .filter((log) => log.address === contract.slice(2) && log.topics[0] === topic)
    .map((log) => new Words(log))

export const requestedIn = (logs: readonly Log[], contract: Hex): Requested[] =>
  of(logs, contract, topics.requested).map((words) => ({
    requestId: BigInt(`0x${words.key(0)}`),
    holder: account(words.key(1)),
    boxIds: words.list(0),
    amount: words.number(1),
    seed: `0x${words.at(2)}`,
    blockNumber: words.number(3),
  }))

export const settledIn = (logs: readonly Log[], contract: Hex): Settled[] =>
  of(logs, contract, topics.settled).map((words) => ({
    requestId: BigInt(`0x${words.key(0)}`),
    holder: account(words.key(1)),
    secret: bytes20(words.at(0)),
    blockHash: `0x${words.at(1)}`,
    tokenIds: words.list(2),
    fee: words.number(3),
  }))

export const postedIn = (logs: readonly Log[], contract: Hex): ChainPosted[] =>
  of(logs, contract, topics.posted).map((words) => ({
    seriesId: BigInt(`0x${words.key(0)}`),
    tip: bytes20(words.at(0)),
    firstRequest: words.number(1),
  }))

export const createdIn = (logs: readonly Log[], contract: Hex): SeriesCreated[] =>
  of(logs, contract, topics.created).map((words) => ({
    seriesId: BigInt(`0x${words.key(0)}`),
    penalty: words.number(5),
    tokenIds: words.list(6),
  }))
