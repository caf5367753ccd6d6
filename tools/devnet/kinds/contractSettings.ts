/** What the owner of a contract may change of it. */
import { bare } from '../addresses.ts'
import { smartContractFields } from '../codec/messages.ts'
import { type Shape, decode, encode } from '../codec/schema.ts'
import { invalid } from '../refusal.ts'
import type { ContractRow, State } from '../state.ts'
import { type Kind, free, missing, sender } from './kind.ts'

function owned(state: State, owner: string, contract: string, absent: string): ContractRow {
  const row = state.get('contracts', bare(contract))
  if (row === undefined) throw invalid(absent)
  if (row.origin !== bare(owner)) throw missing(owner, 'is not the owner of the contract')
  return row
}

/** The contract's message equals its row; one made by a contract has no message. */
function change(
  state: State,
  contract: string,
  row: Partial<ContractRow>,
  message: Partial<Shape<typeof smartContractFields>>,
): void {
  const before = state.get('contracts', bare(contract))
  if (before === undefined) return
  const shown = Buffer.from(before.message, 'hex')
  const after =
    shown.length === 0
      ? shown
      : encode(smartContractFields, { ...decode(smartContractFields, shown), ...message })
  state.set('contracts', bare(contract), {
    ...before,
    ...row,
    message: Buffer.from(after).toString('hex'),
  })
}

const notThere = 'Contract does not exist'

export const updateSetting: Kind<'UpdateSettingContract'> = {
  validate(state, value) {
    const percent = value.consume_user_resource_percent
    sender(state, value.owner_address, 'does not exist')
    if (percent > 100n || percent < 0n) throw invalid('percent not in [0, 100]')
    owned(state, value.owner_address, value.contract_address, notThere)
  },
  execute(state, { contract_address: contract, consume_user_resource_percent: percent }) {
    const row = { consumeUserResourcePercent: Number(percent) }
    change(state, contract, row, { consume_user_resource_percent: percent })
    return free
  },
}

export const updateEnergyLimit: Kind<'UpdateEnergyLimitContract'> = {
  validate(state, value) {
    sender(state, value.owner_address, 'does not exist')
    if (value.origin_energy_limit <= 0n) throw invalid('origin energy limit must be > 0')
    owned(state, value.owner_address, value.contract_address, notThere)
  },
  execute(state, { contract_address: contract, origin_energy_limit: limit }) {
    change(state, contract, { originEnergyLimit: Number(limit) }, { origin_energy_limit: limit })
    return free
  },
}

export const clearAbi: Kind<'ClearABIContract'> = {
  validate(state, { owner_address: owner, contract_address: contract }) {
    sender(state, owner)
    owned(state, owner, contract, 'Contract not exists')
  },
  execute(state, { contract_address: contract }) {
    change(state, contract, {}, { abi: undefined })
    return free
  },
}
