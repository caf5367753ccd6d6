/** Whether a transaction may be considered at all: in time, signed, on this chain, not known yet. */
import { bare } from './addresses.ts'
import type { Header } from './block.ts'
import { type Transaction, ownerOf } from './codec/transaction.ts'
import { params } from './params.ts'
import { SignatureFault, checkSignatures } from './permissions.ts'
import { Refusal } from './refusal.ts'
import { sizeOf } from './size.ts'
import type { State } from './state.ts'

export interface Chain {
  readonly head: Header
  readonly state: State
  readonly ledger: { block(number: number): { readonly header: Header } | undefined }
  isKnown(id: string): boolean
  /** Accounts of which no signature is needed; none without it. */
  readonly unlocked?: { has(address: string): boolean }
}

/**
 * `again`: it was admitted before and only what time changes is looked at. `at`: the time of the
 * block it would go into, milliseconds.
 */
export function admit(
  transaction: Transaction,
  chain: Chain,
  { again = false, at = 0 }: { again?: boolean; at?: number } = {},
): void {
  const unlocked = isUnlocked(transaction, chain, again)
  if (!again && !unlocked) checkLengths(transaction)
  checkTime(transaction, chain.head, at)
  if (!unlocked && (!again || haveChanged(transaction, chain.state))) {
    checkSigners(transaction, chain.state)
  }
  checkReference(transaction, chain)
  checkSize(transaction)
  if (!again && chain.isKnown(transaction.id)) {
    throw new Refusal('DUP_TRANSACTION_ERROR', 'Dup transaction.')
  }
}

/** One that waits without a signature was admitted when its owner was unlocked. */
const isUnlocked = (transaction: Transaction, { unlocked }: Chain, again: boolean): boolean =>
  unlocked?.has(ownerOf(transaction)) === true || (again && transaction.signatures.length === 0)

/** Wallets put up to three bytes behind the 65 of a signature. */
const longestSignature = 68

function checkLengths({ signatures }: Transaction): void {
  for (const signature of signatures) {
    const size = signature.length / 2
    if (size < params.signatureSize || size > longestSignature) {
      throw new Refusal('SIGERROR', `Signature size is ${size}`)
    }
  }
}

function checkTime({ raw }: Transaction, head: Header, at: number): void {
  const now = BigInt(head.timestamp)
  const past = raw.expiration <= now || raw.expiration < BigInt(at)
  if (past || raw.expiration > now + params.maxExpiration) {
    throw new Refusal('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired')
  }
}

function checkSigners(transaction: Transaction, state: State): void {
  const { signatures } = transaction
  if (signatures.length === 0) throw new Refusal('SIGERROR', 'miss sig or contract')
  if (signatures.length > params.maxSignatures) {
    throw new Refusal('SIGERROR', 'too many signatures')
  }
  try {
    checkSignatures(state, transaction)
  } catch (error) {
    if (error instanceof SignatureFault) throw new Refusal('SIGERROR', error.message)
    throw error
  }
}

/** Permissions other than every account's own may have come about while it waited. */
const haveChanged = (transaction: Transaction, state: State): boolean =>
  state.account(bare(ownerOf(transaction)))?.permissions !== undefined

/** The block referred to must be one of the last 65,536 of this very chain. */
function checkReference({ raw }: Transaction, { head, ledger }: Chain): void {
  const low = Number.parseInt(raw.ref_block_bytes, 16)
  const back = (head.number - low) & (params.taposWindow - 1)
  const block = raw.ref_block_bytes.length === 4 ? ledger.block(head.number - back) : undefined
  if (block?.header.id.slice(16, 32) !== raw.ref_block_hash) {
    throw new Refusal('TAPOS_ERROR', 'Tapos check error.')
  }
}

/** Room for two results is left, as when a block is made of it. */
function checkSize(transaction: Transaction): void {
  const size = sizeOf(transaction) + 2 * params.resultSize
  const most = params.maxTransactionSize
  if (size <= most) return
  const what = `Too big transaction with result, TxId ${transaction.id}`
  const message = `${what}, the size is ${size} bytes, maxTxSize ${most}`
  throw new Refusal('TOO_BIG_TRANSACTION_ERROR', message)
}
