/** TRON's own operations. There are no TRC-10 tokens here, and what came before Stake 2.0 is past. */
import { price, tier } from '../cost.ts'
import { executionFault, noTokenId, transferFailed } from '../fault.ts'
import type { Frame } from '../frame.ts'
import { type Operations, operation } from '../operation.ts'
import { addressOf, fromBoolean, longMax, minTokenId, toSigned } from '../word.ts'

function tokenBalance({ stack }: Frame): void {
  const id = toSigned(stack.pop())
  if (id > longMax || id < -longMax - 1n) throw transferFailed(noTokenId)
  if (id <= minTokenId) throw executionFault(noTokenId)
  stack.replace(0n)
}

function isContract({ stack, session }: Frame): void {
  stack.replace(fromBoolean(session.isContract(addressOf(stack.peek(0)))))
}

export const tron: Operations = [
  [0xd1, operation('TOKENBALANCE', 2, 1, price.account, tokenBalance)],
  [
    0xd2,
    operation('CALLTOKENVALUE', 0, 1, tier.base, ({ stack, tokenValue }) => stack.push(tokenValue)),
  ],
  [0xd3, operation('CALLTOKENID', 0, 1, tier.base, ({ stack, tokenId }) => stack.push(tokenId))],
  [0xd4, operation('ISCONTRACT', 1, 1, price.account, isContract)],
]
