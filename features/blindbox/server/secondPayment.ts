import { type SecondPayment, salesFailures } from '#features/sales/public.server.ts'
import { decodeEvent } from '#platform/chain/log.ts'
import type { Call } from '#platform/server/call.ts'
import { signedCall } from '#platform/server/orders/bindActions.ts'
import { Failure, type FailureKind } from '#platform/std/failure.ts'
import type { TextValues } from '#platform/std/text.ts'
import { utcText } from '#platform/std/utcText.ts'
import { decodeFunctionData } from 'viem'

import { blindBoxesAbi } from '../contract/abi.ts'
import { mostBoxes, seriesOf } from '../numbers.ts'
import { saleCalls } from '../saleCalls.ts'
import { type BoxNow, boxesNow } from './boxNow.ts'
import { closedNow } from './contract.ts'

/** The contract fixed the amount at the reservation: it stays, whatever the price is. */
export const secondPayment: SecondPayment = {
  firstKind: saleCalls.reserve.kind,
  orderKind: saleCalls.complete.kind,
  reservedBy,
  async stillReserved(call, boxIds) {
    const boxes = await boxesNow(call.app, boxIds)
    return boxes.filter((box) => isReserved(call, box)).map(({ boxId }) => boxId)
  },
  async propose(call, boxIds) {
    const refuse = (kind: FailureKind, values: TextValues = {}) =>
      new Failure(kind, { field: 'boxIds', values })
    if (boxIds.length > mostBoxes) throw refuse(salesFailures.TOO_MANY, { max: mostBoxes })
    if (new Set(boxIds.map(seriesOf)).size > 1) throw refuse(salesFailures.ONE_SERIES)
    const [first = 0] = boxIds
    const boxes = await boxesNow(call.app, boxIds)
    for (const box of boxes) {
      if (!isReserved(call, box)) throw refuse(salesFailures.NOT_RESERVED)
      if (box.expiry <= call.app.clock.now()) {
        throw refuse(salesFailures.RESERVATION_OVER, { time: utcText(box.expiry) })
      }
    }
    // Only now: the contract has no values of a series that does not exist.
    if (await closedNow(call.app, seriesOf(first))) throw refuse(salesFailures.ENDED)
    const callValue = boxes.reduce((sum, { price, paid }) => sum + price - paid, 0n)
    return { ...completeCall(boxIds), callValue }
  },
  read,
}

const completeCall = (boxIds: readonly number[]) =>
  signedCall(saleCalls.complete, { boxIds: boxIds.map(BigInt) }, blindBoxesAbi)

const isReserved = ({ address }: Call, { state, holder }: BoxNow): boolean =>
  state === 'reserved' && holder === address

/** From the transaction's own record. */
async function reservedBy({ app, address }: Call, txHash: string): Promise<readonly number[]> {
  const receipt = await app.node.receipt(txHash)
  const contract = app.deployment.address('BlindBoxes')
  return (receipt?.logs ?? []).flatMap((log) => {
    if (log.address !== contract) return []
    const reserved = decodeEvent(blindBoxesAbi, 'Reserved', log.topics, log.data)
    if (reserved?.holder !== address) return []
    const first = Number(reserved.firstBox)
    return Array.from({ length: Number(reserved.count) }, (_, i) => first + i)
  })
}

function read(data: string): ReturnType<SecondPayment['read']> {
  try {
    const called = decodeFunctionData({ abi: blindBoxesAbi, data: `0x${data}` })
    if (called.functionName !== 'complete') return null
    const boxIds = called.args[0].map(Number)
    return { boxIds, call: completeCall(boxIds) }
  } catch {
    // No call of this contract.
    return null
  }
}
