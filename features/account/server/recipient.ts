import type { Handler } from '#platform/server/bind.ts'
import { isAddress } from '#platform/std/address.ts'

import { accountActions } from '../actions.ts'
import type { accountApi } from '../api.ts'
import { similarTo } from '../similarAddress.ts'

/** Among the newest orders of the account; an address that only an older one has counts as new. */
export const recipient: Handler<typeof accountApi.recipient> = async ({ to }, { app, address }) => {
  const [{ list }, account, newAccountPrice] = await Promise.all([
    app.orders.all(address, { pageNum: 1, pageSize: 100 }),
    app.node.account(to),
    app.node.newAccountPrice(),
  ])
  const sent = list.flatMap(({ kind, state, subject }) => {
    const known = subject['to']
    const arrived = state === 'packed' || state === 'done'
    return arrived && known !== undefined && isAddress(known) ? [{ kind, to: known }] : []
  })
  const known = [address, ...sent.map((one) => one.to)]
  return {
    times: sent.filter((one) => one.kind === accountActions.send.kind && one.to === to).length,
    similar: known.includes(to) ? null : similarTo(to, known),
    isContract: account.isContract,
    name: app.deployment.nameOf(to),
    newAccountFee: String(account.exists ? 0n : newAccountPrice),
  }
}
