/** What is staked, lent and on its way back. */
import { type Json, toJson } from '../codec/json.ts'
import { delegatedIndexFields, delegatedResourceFields } from '../codec/messages.ts'
import {
  availableUnfreezeCount,
  canDelegatedMaxSize,
  canWithdrawUnfreezeAmount,
  delegatedIndex,
  delegatedResources,
} from '../resources/views.ts'
import { momentOf } from './accounts.ts'
import { type Call, type Routes, addressAt, hex, int64, number, reading } from './call.ts'

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
    const owner = ownerIn(call, 'CanDelegatedMaxSizeRequestMessage')
    const resource = number(call, 'type', 0)
    return reading(call, () =>
      amount('max_size', canDelegatedMaxSize(call.node.state, owner, resource, momentOf(call))),
    )
  },
  getavailableunfreezecount: (call) => {
    const { ownerAddress } = call.params
    // A query may spell it so, and a body may not.
    const spelt = call.get && ownerAddress !== undefined
    const asked = spelt ? { ...call, params: { owner_address: ownerAddress } } : call
    const owner = ownerIn(asked, 'GetAvailableUnfreezeCountRequestMessage')
    return reading(call, () =>
      amount('count', availableUnfreezeCount(call.node.state, owner, momentOf(call))),
    )
  },
  getcanwithdrawunfreezeamount: (call) => {
    const owner = ownerIn(call, 'CanWithdrawUnfreezeAmountRequestMessage')
    const input = Number(int64(call, 'timestamp', 0n))
    return reading(call, () => {
      if (input < 0) return {}
      const at = input === 0 ? momentOf(call).headTime : input
      return amount('amount', canWithdrawUnfreezeAmount(call.node.state, owner, at))
    })
  },
}

const ownerIn = (call: Call, message: string): string =>
  hex(call, 'owner_address', `protocol.${message}`)
