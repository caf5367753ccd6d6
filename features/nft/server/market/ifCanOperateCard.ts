import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { type FailureKind, failures } from '#platform/std/failure.ts'
import type { Text } from '#platform/std/text.ts'

import { nftFailures as f } from '../../failures.ts'
import type { marketApi } from '../../marketApi.ts'
import { type CardRow, factsOf, ruled } from '../cards.ts'
import { cardsFacts, reserveNow } from '../contract.ts'
import { type RuledCard, rewardOf, validateExit, validateStake, validateUnlock } from '../rules.ts'
import { utcText } from '#platform/std/utcText.ts'
import { no, yes, remedies as anybody } from '#platform/server/verdict.ts'
import { anyCard } from './anyCard.ts'
import { validateSell } from './rules.ts'
import { cardNow, soldUntil, validateTakeDown } from './state.ts'
import { remedies } from './text.ts'

/** Each is true exactly if its order would be created. */
export const ifCanOperateCard: Handler<typeof marketApi.ifCanOperateCard> = async (
  { tokenId },
  call,
) => {
  const { app, locale, address } = call
  const row = await anyCard(call, tokenId)
  const card = ruled(row)!
  if (card.owner !== address) {
    const not = no(locale, f.NOT_YOUR_CARD, remedies.ownCard)
    return { sell: not, takeDown: not, pledge: not, removePledge: not, exit: not, transfer: not }
  }
  const [now, down, stake] = await Promise.all([
    cardNow(app, tokenId),
    validateTakeDown(app, address, tokenId),
    validatePledge(call, row, card),
  ])
  const values = { ...soldUntil(app, now) }
  const verdict = (fault: FailureKind | null, time = values) =>
    fault === null ? yes : no(locale, fault, remedyOf(fault), time)
  return {
    sell: verdict(validateSell(now)),
    takeDown: verdict(down),
    pledge: verdict(stake),
    removePledge: verdict(validateUnlock(card, app.clock.now()), {
      time: utcText(card.stake?.unlockTime ?? 0),
    }),
    exit: verdict(validateExit(card)),
    transfer: verdict(card.stake === null ? null : f.STAKED_STAYS),
  }
}

/** For any of the terms. */
async function validatePledge(
  { app, address }: Call,
  { level }: CardRow,
  card: RuledCard,
): Promise<FailureKind | null> {
  const [facts, { free }] = await Promise.all([cardsFacts(app), reserveNow(app)])
  const { power } = factsOf(facts, level)
  const [cheapest] = facts.terms.toSorted((a, b) =>
    rewardOf(power, a) < rewardOf(power, b) ? -1 : 1,
  )
  const fault = validateStake(card, cheapest, power, free)
  if (fault === f.ALREADY_STAKED || (await app.isActive(address))) return fault
  return failures.NOT_ACTIVE
}

const remedyOf = ({ code }: FailureKind): Text => {
  const found = byCode[code]
  if (found === undefined) throw new Error(`no remedy is listed for ${code}`)
  return found
}

const byCode: Readonly<Record<string, Text>> = {
  CARD_SOLD: remedies.sold,
  APPROVE_FIRST: remedies.approve,
  NOT_LISTED: remedies.listFirst,
  ALREADY_STAKED: remedies.endStake,
  NOT_ACTIVE: anybody.active,
  RESERVE_TOO_SMALL: remedies.fundReserve,
  NOT_STAKED: remedies.stakeFirst,
  BEFORE_UNLOCK_TIME: remedies.waitOrLeave,
  STAKED_STAYS: remedies.endStake,
}
