import { bare, isAddress41 } from '../addresses.ts'
import { params } from '../params.ts'
import { Refusal, invalid } from '../refusal.ts'
import type { Permission } from '../state.ts'
import type { Kind } from './kind.ts'

const typeNames = ['Owner', 'Witness', 'Active']
const active = 2
const maxActives = 8

function checkKeys({ keys, threshold, type }: Permission): void {
  const name = typeNames[type] ?? 'UNRECOGNIZED'
  if (new Set(keys.map(({ address }) => address)).size !== keys.length) {
    throw invalid(`address should be distinct in permission ${name}`)
  }
  let sum = 0n
  for (const { address, weight } of keys) {
    if (!isAddress41(address)) throw invalid('key is not a validate address')
    if (weight <= 0n) throw invalid("key's weight should be greater than 0")
    sum += weight
    if (sum > params.maxLong) throw invalid('long overflow')
  }
  if (sum < threshold) {
    throw invalid(`sum of all key's weight should not be less than threshold in permission ${name}`)
  }
}

function checkOperations({ operations, type }: Permission): void {
  if (type !== active) {
    if (operations !== '') throw invalid(`${typeNames[type]} permission needn't operations`)
    return
  }
  if (operations.length !== 64) throw invalid('operations size must 32')
  const wanted = Buffer.from(operations, 'hex')
  const available = Buffer.from(params.availableOperations, 'hex')
  for (let kind = 0; kind < 256; kind++) {
    const bit = 1 << (kind & 7)
    const asked = ((wanted[kind >> 3] ?? 0) & bit) !== 0
    if (asked && ((available[kind >> 3] ?? 0) & bit) === 0) {
      throw invalid(`${kind} isn't a validate ContractType`)
    }
  }
}

function checkPermission(permission: Permission): void {
  const { keys } = permission
  if (keys.length > params.maxSignatures) {
    const most = params.maxSignatures
    throw invalid(`number of keys in permission should not be greater than ${most}`)
  }
  if (keys.length === 0) throw invalid("key's count should be greater than 0")
  if (permission.type === 1 && keys.length !== 1) {
    throw invalid("Witness permission's key count should be 1")
  }
  if (permission.threshold <= 0n) {
    throw invalid("permission's threshold should be greater than 0")
  }
  if (permission.permission_name.length > 32) throw invalid("permission's name is too long")
  if (permission.parent_id !== 0n) throw invalid("permission's parent should be owner")
  checkKeys(permission)
  checkOperations(permission)
}

export const updatePermission: Kind<'AccountPermissionUpdateContract'> = {
  validate(state, { owner_address: address, owner, witness, actives }) {
    if (!isAddress41(address)) throw invalid('invalidate ownerAddress')
    const row = state.account(bare(address))
    if (row === undefined) throw invalid('ownerAddress account does not exist')
    if (owner === undefined) throw invalid('owner permission is missed')
    if (row.witness === true && witness === undefined) {
      throw invalid('witness permission is missed')
    }
    if (row.witness !== true && witness !== undefined) {
      throw invalid("account isn't witness can't set witness permission")
    }
    if (actives.length === 0) throw invalid('active permission is missed')
    if (actives.length > maxActives) throw invalid('active permission is too many')
    if (owner.type !== 0) throw invalid('owner permission type is error')
    checkPermission(owner)
    if (witness !== undefined) {
      if (witness.type !== 1) throw invalid('witness permission type is error')
      checkPermission(witness)
    }
    for (const each of actives) {
      if (each.type !== active) throw invalid('active permission type is error')
      checkPermission(each)
    }
  },
  execute(state, { owner_address: address, owner, witness, actives }) {
    const row = state.account(bare(address))
    if (row === undefined || owner === undefined) throw new Error('not validated')
    const fee = params.updatePermissionFee
    if (row.balance < fee) {
      const message = `insufficient balance, balance: ${row.balance}, amount: ${fee}`
      throw new Refusal('CONTRACT_EXE_ERROR', `${address} ${message}`)
    }
    state.set('accounts', bare(address), {
      ...row,
      permissions: {
        owner: { ...owner, id: 0n },
        actives: actives.map((each, i) => ({ ...each, id: BigInt(i + active) })),
        ...(witness === undefined ? {} : { witness: { ...witness, id: 1n } }),
      },
    })
    state.burn(bare(address), fee)
    return { fee }
  },
}
