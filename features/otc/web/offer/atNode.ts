import { parseAddress, zeroAddress } from '#platform/std/address.ts'
import { type ContractReader, readContract } from '#platform/web/tron/contract.ts'

import { otcAbi } from '../../contract/abi.ts'
import type { OfferView } from '../../shapes.ts'

/** What of an offer the contract itself has; null where what never changes is another's. */
export type AtNode = Pick<OfferView, 'giveLeft' | 'wantLeft' | 'minLot' | 'expiry' | 'order'>

/** Has the browser request the offer of the contract. Throws NodeFailure where the node does not answer. */
export async function offerAtNode(
  offer: OfferView,
  contract: string,
  read: ContractReader = readContract,
): Promise<AtNode | null> {
  const [maker, taker, give, giveLeft, want, wantLeft, minLot, expiry, order] = await read({
    address: parseAddress(contract),
    abi: otcAbi,
    functionName: 'offerOf',
    args: [BigInt(offer.id)],
  })
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
