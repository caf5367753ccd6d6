import { ContractRefusal, type TronNode } from '#platform/chain/node.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { blindBoxesAbi, winklinkWordsAbi } from '../contract/abi.ts'

/** A series as the head of the chain has it. */
export interface SeriesState {
  readonly id: bigint
  /** Requests are settled if set; else they are void. */
  readonly standing: boolean
  /** Closed: it takes no request any more. */
  readonly closed: boolean
  /** Hash of the secret that is due next. */
  readonly tip: Hex
  /** Numbers of requests: to be settled next, and the last that was made. */
  readonly next: number
  readonly last: number
  /** Cards in the urn. */
  readonly left: number
  /** Boxes with a holder: reserved, sealed or being opened. */
  readonly out: number
  /** Boxes that are being opened. */
  readonly pending: number
  /** sun. */
  readonly bond: bigint
}

/** The contract, read by one node. */
export class BoxesReader {
  constructor(node: TronNode, address: Address) {
    this.node = node
    this.contract = { address, abi: blindBoxesAbi } as const
  }
  private readonly node: TronNode
  private readonly contract: { readonly address: Address; readonly abi: typeof blindBoxesAbi }
  /** Series of which nothing will be opened any more, with the head when that was first seen. */
  private readonly over = new Map<bigint, number>()

  /** Blocks that a request can be settled for. */
  async deadline(): Promise<number> {
    const read = { ...this.contract, functionName: 'deadline', args: [] } as const
    return Number(await this.node.readContract(read))
  }

  /** The contract's external source of words; null if the secrets are the operator's. */
  async words(): Promise<Address | null> {
    const read = { ...this.contract, functionName: 'words', args: [] } as const
    const address = await this.node.readContract(read)
    return BigInt(`0x${addressToHex20(address)}`) === 0n ? null : address
  }

  /** The source's word for a request; null before it arrives. */
  async wordOf(source: Address, requestId: bigint): Promise<Hex | null> {
    // Only 20 bytes are read as an address.
    const word: string = await this.node.readContract({
      address: source,
      abi: winklinkWordsAbi,
      functionName: 'wordOf',
      args: [requestId],
    })
    return BigInt(word) === 0n ? null : (word as Hex)
  }

  operator(): Promise<Address> {
    return this.node.readContract({ ...this.contract, functionName: 'operator', args: [] })
  }

  /** All of which a box is being opened or can be, or could before a fork that is still possible. */
  async series(head: number, solid: number): Promise<SeriesState[]> {
    const read = { ...this.contract, functionName: 'seriesCount', args: [] } as const
    const count = await this.node.readContract(read)
    const ids = Array.from({ length: Number(count) }, (_, i) => BigInt(i + 1))
    const found = []
    for (const id of ids.filter((one) => !((this.over.get(one) ?? Infinity) <= solid))) {
      const state = await this.one(id)
      found.push(state)
      const isOver = state.left === 0 || (state.closed && state.pending === 0)
      if (!isOver) this.over.delete(id)
      else if (!this.over.has(id)) this.over.set(id, head)
    }
    return found
  }

  /** Sun of the bond that each box takes which is opened now; null while the oracle has no price. */
  async setAsideOf(seriesId: bigint): Promise<bigint | null> {
    const read = { ...this.contract, functionName: 'setAsideOf', args: [seriesId] } as const
    try {
      return await this.node.readContract(read)
    } catch (error) {
      // Of a series that is there only the oracle refuses.
      if (error instanceof ContractRefusal) return null
      throw error
    }
  }

  /** The request that a box is being opened by; null where it is not. */
  async openedBy(boxId: bigint): Promise<bigint | null> {
    const [state, , , , , requestId] = await this.node.readContract({
      ...this.contract,
      functionName: 'boxOf',
      args: [boxId],
    })
    return state === 3n ? requestId : null
  }

  private async one(id: bigint): Promise<SeriesState> {
    const of = { ...this.contract, args: [id] } as const
    const [chain, stock, bonds, closed] = await Promise.all([
      this.node.readContract({ ...of, functionName: 'chainOf' }),
      this.node.readContract({ ...of, functionName: 'stockOf' }),
      this.node.readContract({ ...of, functionName: 'bondOf' }),
      this.node.readContract({ ...of, functionName: 'isClosed' }),
    ])
    const [standing, tip, next, last] = chain
    const [, left, free, pending] = stock
    return {
      id,
      standing,
      closed,
      // 20 bytes are read as an address.
      tip: `0x${addressToHex20(tip)}`,
      next: numberOf(next),
      last: numberOf(last),
      left: Number(left),
      out: Number(left - free),
      pending: Number(pending),
      bond: bonds[0],
    }
  }
}

/** The number of a request within its series. */
const numberOf = (requestId: bigint): number => Number(requestId & 0xffff_ffffn)

/** The ids of the requests that may be open, in their order. */
export function openOf({ id, standing, next, last, pending }: SeriesState): bigint[] {
  if (!standing && pending === 0) return []
  return Array.from(
    { length: Math.max(0, last - next + 1) },
    (_, i) => (id << 32n) | BigInt(next + i),
  )
}
