/** What is staked, lent and on its way back. */
import { type Json, toJson } from '../codec/json.ts'
import { delegatedIndexFields, delegatedResourceFields, resourceCodes } from '../codec/messages.ts'
import {
  availableUnfreezeCount,
  canDelegatedMaxSize,
  canWithdrawUnfreezeAmount,
  delegatedIndex,
  delegatedResources,
} from '../resources/views.ts'
import { momentOf } from './accounts.ts'
import { type Call, type Routes, addressAt, hex, int64, reading } from './call.ts'

const amount = (name: string, value: bigint | number | undefined): Json =>
  value === undefined || BigInt(value) === 0n ? {} : { [name]: value }

export const stakeRoutes: Routes = {
  getdelegatedresourcev2: (call) => {
    const from = hex(call, 'fromAddress')
    const to = hex(call, 'toAddress')
    return reading(call, () => {
      const rows = delegatedResources(call.node.state, from, to)
      if (rows.length === 0) return {}
      const shown = rows.map((row) => toJson(delegatedResourceFields, row, call.visible))
      return { delegatedResource: shown }
    })
  },
  getdelegatedresourceaccountindexv2: (call) => {
    const address = addressAt(call, 'value')
    if (address === '') return {}
    return reading(call, () =>
      toJson(delegatedIndexFields, delegatedIndex(call.node.state, address), call.visible),
    )
  },
  getcandelegatedmaxsize: (call) => {
    const owner = ownerIn(call)
    const resource = resourceIn(call)
    return reading(call, () =>
      amount('max_size', canDelegatedMaxSize(call.node.state, owner, resource, momentOf(call))),
    )
  },
  getavailableunfreezecount: (call) => {
    const owner = ownerIn(call)
    return reading(call, () =>
      amount('count', availableUnfreezeCount(call.node.state, owner, momentOf(call))),
    )
  },
  getcanwithdrawunfreezeamount: (call) => {
    const owner = ownerIn(call)
    const given = Number(int64(call, 'timestamp', 0n))
    return reading(call, () => {
      if (given < 0) return {}
      const at = given === 0 ? momentOf(call).headTime : given
      return amount('amount', canWithdrawUnfreezeAmount(call.node.state, owner, at))
    })
  },
}

/** Both spellings of the name are taken. */
const ownerIn = (call: Call): string =>
  'ownerAddress' in call.params
    ? hex({ ...call, params: { owner_address: call.params['ownerAddress'] } }, 'owner_address')
    : hex(call, 'owner_address')

/** A number, or its name as well in a query. */
function resourceIn(call: Call): number {
  const named = resourceCodes.indexOf(call.params['type'] as (typeof resourceCodes)[number])
  return call.get && named >= 0 ? named : Number(int64(call, 'type', 0n))
}
