import { revertReason } from '#platform/chain/abi.ts'
import type { NodeCall, NodeLog, NodeReceipt } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import { madeAmong } from '#platform/server/indexer/made.ts'
import { isWhole } from '#platform/server/orders/calldata.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { OrderState } from '#platform/std/order.ts'

import { type homeApi, homeFailures } from '../api.ts'
import { decodeCall, decodeLog } from './decode.ts'

/** From the index, else from the node: a transaction in no block yet has no cost and no events. */
export const transaction: Handler<typeof homeApi.transaction> = async ({ txHash }, { app, db }) => {
  const [indexed, sent] = await Promise.all([
    app.db
      .selectFrom('chainTransactions')
      .innerJoin('chainBlocks', 'chainBlocks.number', 'chainTransactions.block')
      .selectAll('chainTransactions')
      .select('chainBlocks.time')
      .where('hash', '=', txHash)
      .executeTakeFirst(),
    app.node.transaction(txHash),
  ])
  const seen = indexed ?? sent
  if (seen === undefined || seen === null) throw new Failure(homeFailures.NO_SUCH_TRANSACTION)
  const receipt = await app.node.receipt(txHash)
  const mined = indexed ?? (receipt === null ? undefined : await ofNode(app, receipt))
  const logs = mined === undefined ? [] : (receipt?.logs ?? [])
  const { contract, callValue } = calledBy(seen, sent)
  const named = [contract ?? [], logs.map(({ address }) => address)].flat(2)
  const made = await madeAmong(app.made, db, [...new Set(named)])
  const nameOf = (contract: Address | null): string | null =>
    contract === null ? null : (made.get(contract) ?? app.deployment.nameOf(contract))
  const contractName = nameOf(contract)
  return {
    txHash,
    state: mined === undefined ? 'sent' : stateOf(app, mined),
    block: mined?.block ?? null,
    time: mined?.time ?? null,
    from: seen.owner,
    contract,
    contractName,
    ...summaryText(app, contractName, sent ?? seen),
    callValue: String(callValue),
    fee: String(mined?.fee ?? 0n),
    energy: mined?.energy ?? 0,
    reason: mined?.reason ?? null,
    events: eventsOf(app, logs, nameOf),
  }
}

/** What no index reads, as a transfer of a coin that all accounts have. */
async function ofNode({ node }: App, { hash, output, ...receipt }: NodeReceipt) {
  const failed = receipt.result !== 'SUCCESS'
  const isSolid = (await node.receipt(hash, 'solid')) !== null
  return {
    ...receipt,
    isSolid,
    reason: failed ? (revertReason([], output) ?? receipt.result) : null,
  }
}

type Mined = { result: string; block: number; isSolid?: boolean }

function stateOf(app: App, { result, block, isSolid }: Mined): OrderState {
  if (result !== 'SUCCESS') return 'failed'
  return (isSolid ?? app.clock.isFinal(block)) ? 'done' : 'packed'
}

/** A transfer of the chain's own coin goes to its recipient, with what it transfers. */
const calledBy = (seen: Pick<NodeCall, 'contract' | 'callValue'>, sent: NodeCall | null) =>
  sent?.transfer
    ? { contract: sent.transfer.to, callValue: sent.transfer.amount }
    : { contract: seen.contract, callValue: seen.callValue }

/** Only the node has long calldata: without it there is no description. */
function summaryText(app: App, contractName: string | null, { data }: { readonly data: string }) {
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
