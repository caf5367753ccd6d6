import { poolsAmong } from '#features/exchange/public.server.ts'
import type { NodeLog } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import { isWhole } from '#platform/server/orders/calldata.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { OrderState } from '#platform/std/order.ts'

import { type homeApi, homeFailures } from '../api.ts'
import { decodeCall, decodeLog } from './decode.ts'

/** From what is indexed and from the node: a transaction not in a block yet has no cost and no events. */
export const transaction: Handler<typeof homeApi.transaction> = async ({ txHash }, { app, db }) => {
  const [mined, sent] = await Promise.all([
    app.db
      .selectFrom('chainTransactions')
      .innerJoin('chainBlocks', 'chainBlocks.number', 'chainTransactions.block')
      .selectAll('chainTransactions')
      .select('chainBlocks.time')
      .where('hash', '=', txHash)
      .executeTakeFirst(),
    app.node.transaction(txHash),
  ])
  const seen = mined ?? sent
  if (seen === undefined || seen === null) throw new Failure(homeFailures.NO_SUCH_TRANSACTION)
  const logs = mined === undefined ? [] : ((await app.node.receipt(txHash))?.logs ?? [])
  const named = [seen.contract ?? [], logs.map(({ address }) => address)].flat(2)
  const pools = await poolsAmong({ db }, named)
  const nameOf = (contract: Address | null): string | null =>
    contract === null ? null : pools.has(contract) ? 'Pair' : app.deployment.nameOf(contract)
  const contractName = nameOf(seen.contract)
  return {
    txHash,
    state: mined === undefined ? 'sent' : stateOf(app, mined),
    block: mined?.block ?? null,
    time: mined?.time ?? null,
    from: seen.owner,
    contract: seen.contract,
    contractName,
    ...inWords(app, contractName, sent ?? seen),
    callValue: String(seen.callValue),
    fee: String(mined?.fee ?? 0n),
    energy: mined?.energy ?? 0,
    reason: mined?.reason ?? null,
    events: eventsOf(app, logs, nameOf),
  }
}

function stateOf(app: App, mined: { result: string; block: number }): OrderState {
  if (mined.result !== 'SUCCESS') return 'failed'
  return app.clock.isFinal(mined.block) ? 'done' : 'packed'
}

/** Long calldata is the node's alone: without it nothing is said. */
function inWords(app: App, contractName: string | null, { data }: { readonly data: string }) {
  const abi = contractName === null ? undefined : app.abis.get(contractName)
  const { method, args } = decodeCall(abi, isWhole(data) ? data : '')
  return { method, args: [...args] }
}

/** Events of contracts we know; what others logged in between is theirs to name. */
const eventsOf = (
  app: App,
  logs: readonly NodeLog[],
  nameOf: (contract: Address) => string | null,
) =>
  logs.flatMap((log) => {
    const contractName = nameOf(log.address)
    const abi = contractName === null ? undefined : app.abis.get(contractName)
    const event = abi === undefined ? null : decodeLog(abi, log)
    if (event === null) return []
    return [{ contract: log.address, contractName, name: event.name, args: [...event.args] }]
  })
