/** Who may sign for an account: its permissions, the weight of the signatures, and what they allow. */
import { addressFromHex } from '#platform/std/address.ts'
import { bare } from './addresses.ts'
import { kindNumbers } from './codec/messages.ts'
import { type Transaction, ownerOf } from './codec/transaction.ts'
import { signerOf } from './crypto.ts'
import { params } from './params.ts'
import type { AccountRow, Permission, Permissions, State } from './state.ts'

const single = (address: string) => [{ address, weight: 1n }]

export const defaultOwner = (address: string): Permission => ({
  type: 0,
  id: 0n,
  permission_name: 'owner',
  threshold: 1n,
  parent_id: 0n,
  operations: '',
  keys: single(address),
})

export const defaultActive = (address: string): Permission => ({
  type: 2,
  id: 2n,
  permission_name: 'active',
  threshold: 1n,
  parent_id: 0n,
  operations: params.defaultOperations,
  keys: single(address),
})

/** Who may produce blocks for a witness. */
export const defaultWitness = (address: string): Permission => ({
  type: 1,
  id: 1n,
  permission_name: 'witness',
  threshold: 1n,
  parent_id: 0n,
  operations: '',
  keys: single(address),
})

/** undefined for a contract, which has none. `address`: 42 hex digits. */
export function permissionsOf(row: AccountRow, address: string): Permissions | undefined {
  if (row.permissions !== undefined) return row.permissions
  if (row.contract) return undefined
  return { owner: defaultOwner(address), actives: [defaultActive(address)] }
}

/** By `Permission_id`: 0 the owner's, 1 that of a witness, from 2 on the active ones. An account not yet made has the default ones. */
export function permissionById(state: State, address: string, id: number): Permission | undefined {
  const row = state.account(bare(address))
  const own = row?.permissions
  if (id === 0) return own?.owner ?? defaultOwner(address)
  if (id === 1) return own?.witness
  if (own !== undefined) return own.actives.find((each) => Number(each.id) === id)
  return id === 2 && row?.contract !== true ? defaultActive(address) : undefined
}

type Fault = 'format' | 'compute' | 'permission'

/** Why signatures do not count, in a full node's words. */
export class SignatureFault extends Error {
  override name = 'SignatureFault'
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Whether an active permission allows a transaction's kind. */
export function allows(permission: Permission, kind: string): boolean {
  const bits = Buffer.from(permission.operations, 'hex')
  if (bits.length !== 32) throw new SignatureFault('permission', 'operations size must be 32')
  const number = kindNumbers[kind] ?? 0
  return ((bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0
}

/** The signer's address, 42 hex digits. Bytes behind the 65th are not looked at. */
function recovered(id: string, signature: string): string {
  const bytes = Buffer.from(signature, 'hex')
  if (bytes.length < params.signatureSize) {
    throw new SignatureFault('format', `Signature size is ${bytes.length}`)
  }
  const last = bytes.readInt8(64)
  const header = last < 27 ? last + 27 : last
  if (header < 27 || header > 34) {
    throw new SignatureFault('compute', `Header byte out of range: ${header}`)
  }
  const plain = Buffer.from(bytes.subarray(0, params.signatureSize))
  plain[64] = header >= 31 ? header - 4 : header
  const signer = signerOf(Buffer.from(id, 'hex'), plain)
  if (signer === null) {
    throw new SignatureFault('compute', 'Could not recover public key from signature')
  }
  return signer
}

export interface Weight {
  readonly weight: bigint
  /** 42 hex digits each, in the order of the signatures. */
  readonly approved: readonly string[]
}

/** Sums the weights of the signatures. Throws a SignatureFault at the first that does not count. */
export function weigh(
  { id, signatures }: Pick<Transaction, 'id' | 'signatures'>,
  { keys }: Permission,
): Weight {
  if (signatures.length > keys.length) {
    throw new SignatureFault(
      'permission',
      `Signature count is ${signatures.length} more than key counts of permission : ${keys.length}`,
    )
  }
  const approved: string[] = []
  let weight = 0n
  for (const signature of signatures) {
    const signer = recovered(id, signature)
    const key = keys.find(({ address }) => address === signer)
    if (key === undefined || key.weight === 0n) {
      throw new SignatureFault(
        'permission',
        `${id} is signed by ${addressFromHex(signer)} but it is not contained of permission.`,
      )
    }
    if (approved.includes(signer)) {
      throw new SignatureFault('permission', `${addressFromHex(signer)} has signed twice!`)
    }
    approved.push(signer)
    weight += key.weight
  }
  return { weight, approved }
}

/** Throws a SignatureFault unless the signatures reach the threshold of the permission they name. */
export function checkSignatures(state: State, transaction: Transaction): void {
  const { permissionId, body } = transaction
  const permission = permissionById(state, ownerOf(transaction), permissionId)
  if (permission === undefined) throw new SignatureFault('permission', "permission isn't exit")
  if (permissionId !== 0) {
    if (permission.type !== 2) throw new SignatureFault('permission', 'Permission type is error')
    if (!allows(permission, body.kind)) throw new SignatureFault('permission', 'Permission denied')
  }
  const { weight } = weigh(transaction, permission)
  if (weight < permission.threshold) throw new SignatureFault('permission', 'sig error')
}
