import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { ownCard } from '../ownCard.ts'
import { whyNotAccept } from './rules.ts'
import { cardNow, offerNow, soldUntil } from './state.ts'

const fieldOf = (code: string | undefined): string =>
  ({ NO_SUCH_OFFER: 'number', OWN_CARD: 'number', BELOW_MINIMUM: 'minAmount' })[code ?? ''] ??
  'tokenId'

export const accept: Propose<typeof marketActions.accept> = async (
  { number, tokenId, minAmount },
  call,
) => {
  const { app } = call
  const { row } = await ownCard(call, tokenId)
  const [now, offer] = await Promise.all([cardNow(app, row.tokenId), offerNow(app, number)])
  const card = { ...now, tokenId: row.tokenId, level: row.level }
  const fault = whyNotAccept(card, offer, minAmount, app.clock.now())
  refuseIf(fault, fieldOf(fault?.code), soldUntil(app, card))
  return { args: { number: BigInt(number), tokenId: BigInt(row.tokenId), minAmount } }
}
