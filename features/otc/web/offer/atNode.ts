import { type Address, parseAddress, zeroAddress } from '#platform/std/address.ts'
import { readContract } from '#platform/web/tron/contract.ts'

import { otcAbi } from '../../contract/abi.ts'
import type { OfferView } from '../../shapes.ts'

/** What of an offer the contract itself has; null where what never changes is another's. */
export type AtNode = Pick<OfferView, 'giveLeft' | 'wantLeft' | 'minLot' | 'expiry' | 'order'>

const read = (address: Address, id: bigint) =>
  readContract({ address, abi: otcAbi, functionName: 'offerOf', args: [id] })

/** Has the browser request the offer of the contract. Throws NodeFailure where the node does not answer. */
export async function offerAtNode(
  offer: OfferView,
  contract: string,
  ask: typeof read = read,
): Promise<AtNode | null> {
  const [maker, taker, give, giveLeft, want, wantLeft, minLot, expiry, order] = await ask(
    parseAddress(contract),
    BigInt(offer.id),
  )
  const same =
    maker === offer.maker &&
    taker === (offer.taker ?? zeroAddress) &&
    give === offer.give.address &&
    want === offer.want.address
  if (!same) return null
  return {
    giveLeft: String(giveLeft),
    wantLeft: String(wantLeft),
    minLot: String(minLot),
    expiry: Number(expiry),
    order: Number(order),
  }
}
