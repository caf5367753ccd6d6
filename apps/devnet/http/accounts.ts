import { type Json, type JsonObject, showAddress } from '../codec/json.ts'
import { bare } from '../execute.ts'
import { params } from '../params.ts'
import { slotOf, usedNow } from '../resources.ts'
import { type Call, type Routes, hex } from './call.ts'

/** Which operations the standard active permission allows, one bit a kind. */
const operations = '7fff1fc0033efb0f000000000000000000000000000000000000000000000000'

async function getAccount(call: Call): Promise<Json> {
  const address = hex(call, 'address')
  const row = await reading(call, () => call.node.state.account(bare(address)))
  if (row === undefined) return {}
  const shown = showAddress(address, call.visible)
  const json: JsonObject = { address: shown }
  if (row.balance > 0n) json['balance'] = row.balance
  if (row.createdAt > 0) json['create_time'] = row.createdAt
  if (row.operatedAt > 0) json['latest_opration_time'] = row.operatedAt
  if (row.netUsed > 0) json['free_net_usage'] = row.netUsed
  if (row.netSlot > 0) json['latest_consume_free_time'] = row.netSlot
  if (row.contract) json['type'] = 'Contract'
  json['account_resource'] = {}
  const keys: Json = [{ address: shown, weight: 1 }]
  if (!row.contract) {
    json['owner_permission'] = { permission_name: 'owner', threshold: 1, keys }
    json['active_permission'] = [
      { type: 'Active', id: 2, permission_name: 'active', threshold: 1, operations, keys },
    ]
  }
  json['frozenV2'] = [{}, { type: 'ENERGY' }, { type: 'TRON_POWER' }]
  return json
}

/** Under /walletsolidity the state of the solid head, else the newest. */
export const reading = <T>({ node, solid }: Call, read: () => T | Promise<T>): T | Promise<T> =>
  solid ? node.atSolid(read) : read()

function bandwidth(call: Call): JsonObject | null {
  const row = call.node.state.account(bare(hex(call, 'address')))
  if (row === undefined) return null
  const genesis = call.node.ledger.mustHave(0).header.timestamp
  const used = usedNow(row, slotOf(call.node.head.timestamp, genesis))
  return {
    ...(used > 0 ? { freeNetUsed: used } : {}),
    freeNetLimit: params.freeNetLimit,
    TotalNetLimit: 43_200_000_000,
  }
}

export const accountRoutes: Routes = { getaccount: getAccount }

export const resourceRoutes: Routes = {
  getaccountresource: (call) => {
    const net = bandwidth(call)
    return net === null ? {} : { ...net, TotalEnergyLimit: 180_000_000_000 }
  },
  getaccountnet: (call) => bandwidth(call) ?? {},
}
