/** How far a transaction is signed, for the collector of the signatures. */
import { bare } from './addresses.ts'
import { params } from './params.ts'
import { SignatureFault, allows, permissionById, weigh } from './permissions.ts'
import type { Permission, State } from './state.ts'

export interface SignWeight {
  readonly code:
    | 'ENOUGH_PERMISSION'
    | 'NOT_ENOUGH_PERMISSION'
    | 'SIGNATURE_FORMAT_ERROR'
    | 'COMPUTE_ADDRESS_ERROR'
    | 'PERMISSION_ERROR'
    | 'OTHER_ERROR'
  readonly message: string
  /** null while it is not known which one counts. */
  readonly permission: Permission | null
  /** Whose signatures count: 42 hex digits each. */
  readonly approved: readonly string[]
  readonly weight: bigint
}

export interface ApprovedList {
  readonly code: 'SUCCESS' | 'SIGNATURE_FORMAT_ERROR' | 'COMPUTE_ADDRESS_ERROR' | 'OTHER_ERROR'
  readonly message: string
  readonly approved: readonly string[]
}

/** What counts of a transaction here. */
export interface Signed {
  readonly id: string
  readonly signatures: readonly string[]
  readonly kind: string
  readonly permissionId: number
  /** 42 hex digits; empty for none. */
  readonly owner: string
}

/** The permission that the signatures are to reach. Throws a SignatureFault. */
function permissionFor(state: State, { owner, kind, permissionId }: Signed): Permission {
  const fault = (message: string) => new SignatureFault('permission', message)
  if (state.account(bare(owner)) === undefined) throw fault('Account does not exist!')
  const permission = permissionById(state, owner, permissionId)
  if (permission === undefined) throw fault('Permission for this, does not exist!')
  if (permissionId !== 0) {
    if (permission.type !== 2) throw fault('Permission type is wrong!')
    if (!allows(permission, kind)) throw fault('Permission denied!')
  }
  return permission
}

const tooMany = ({ signatures }: Signed): boolean => signatures.length > params.maxSignatures

const codes = {
  format: 'SIGNATURE_FORMAT_ERROR',
  compute: 'COMPUTE_ADDRESS_ERROR',
  permission: 'PERMISSION_ERROR',
} as const

/** Without a transaction in the answer when there are too many signatures: the code is OTHER_ERROR. */
export function signWeight(state: State, transaction: Signed): SignWeight {
  const empty = { permission: null, approved: [], weight: 0n }
  if (tooMany(transaction)) {
    return { ...empty, code: 'OTHER_ERROR', message: 'too many signatures' }
  }
  let permission: Permission | null = null
  try {
    permission = permissionFor(state, transaction)
    const { weight, approved } = weigh(transaction, permission)
    const enough = weight >= permission.threshold
    const code = enough ? 'ENOUGH_PERMISSION' : 'NOT_ENOUGH_PERMISSION'
    return { code, message: '', permission, approved, weight }
  } catch (error) {
    if (!(error instanceof SignatureFault)) throw error
    return { ...empty, permission, code: codes[error.fault], message: error.message }
  }
}

export function approvedList(state: State, transaction: Signed): ApprovedList {
  if (tooMany(transaction)) {
    return { code: 'OTHER_ERROR', message: 'too many signatures', approved: [] }
  }
  try {
    const { approved } = weigh(transaction, permissionFor(state, transaction))
    return { code: 'SUCCESS', message: '', approved }
  } catch (error) {
    if (!(error instanceof SignatureFault)) throw error
    const { fault, message } = error
    if (fault !== 'permission') return { code: codes[fault], message, approved: [] }
    const full = `class org.tron.core.exception.PermissionException : ${message}`
    return { code: 'OTHER_ERROR', message: full, approved: [] }
  }
}
