import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure, type FailureKind, refuseIf } from '#platform/std/failure.ts'
import type { Text } from '#platform/std/text.ts'

import type { nftActions } from '../actions.ts'
import { nftFailures } from '../failures.ts'
import type { NftTables } from '../tables.ts'
import { type CardRow, factsOf, ruled } from './cards.ts'
import { cardsFacts, reserveNow } from './contract.ts'
import { validateOwn, validateStakeAll } from './rules.ts'

/** All of them or none, in one transaction. */
export const pledgePay: Propose<typeof nftActions.pledgePay> = async ({ tokenIds, time }, call) => {
  if (tokenIds === undefined || tokenIds.length === 0) {
    throw new Failure(nftFailures.SELECT_FIRST, { field: 'tokenIds' })
  }
  const rows = await ownHeldCards(call, tokenIds)
  const [facts, { free }] = await Promise.all([cardsFacts(call.app), reserveNow(call.app)])
  const term = facts.terms.find((one) => one.time === time)
  const powers = rows.map((row) => factsOf(facts, row.level).power)
  refuseIf(validateStakeAll(term, powers, free), 'time')
  return { args: { tokenIds: tokenIds.map(BigInt), time: BigInt(time) } }
}

/** In the requested order. The refusal names the first card that is not the caller's, or is staked already. */
async function ownHeldCards(call: Call, tokenIds: readonly number[]): Promise<CardRow[]> {
  const rows = await call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .selectAll()
    .where('tokenId', 'in', [...tokenIds])
    .execute()
  const byId = new Map(rows.map((row) => [row.tokenId, row]))
  return tokenIds.map((tokenId) => {
    const row = byId.get(tokenId)
    const card = ruled(row)
    const fault =
      validateOwn(tokenId, card, call.address) ??
      (card?.stake == null ? null : nftFailures.ALREADY_STAKED)
    if (fault !== null) throw new Failure(naming(tokenId, fault), { field: 'tokenIds' })
    return row!
  })
}

/** The same refusal, with the card it is about. */
const naming = (tokenId: number, { text, ...fault }: FailureKind): FailureKind => ({
  ...fault,
  text: about(tokenId, text),
})

const about = (tokenId: number, { en, tc }: Text): Text => ({
  en: [`#${tokenId}`, en].join(': '),
  tc: [`#${tokenId}`, tc].join('：'),
})
