import { isAddress } from '#platform/std/address.ts'

import { NoPublicNode } from '../tron/made.ts'
import { madeOf } from './agreed.ts'
import type { AnyFlow } from './flow.ts'
import type { Ports } from './ports.ts'
import type { FlowRun, NoteCode } from './run.ts'

/** Nobody trusted confirms that the called contract is what the flow takes it for. */
export class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed'
  constructor(code: NoteCode & ('NOT_MADE' | 'NODE_SILENT' | 'NO_NODE' | 'WRONG_CHAIN')) {
    super(code)
    this.code = code
  }
  readonly code: NoteCode
}

/**
 * Whether the contract that the subject names by its address, called or approved, was made by the one that the flow
 * declares. Returns the block at which a node confirmed it; undefined for a flow of a contract with a name. Throws
 * Unconfirmed.
 */
export async function requireMade(
  run: FlowRun,
  { signs }: AnyFlow,
  ports: Pick<Ports, 'contracts' | 'isMade'>,
): Promise<number | undefined> {
  const made = madeOf(signs, run.subject)
  if (made === null || signs.madeBy === undefined) return undefined
  const maker = (await ports.contracts())[signs.madeBy] ?? ''
  if (!isAddress(maker) || !isAddress(made)) throw new Unconfirmed('NOT_MADE')
  const answer = await ports.isMade(maker, made).catch((error: unknown) => {
    throw new Unconfirmed(error instanceof NoPublicNode ? 'NO_NODE' : 'NODE_SILENT')
  })
  if (answer.chainId !== run.chainId) throw new Unconfirmed('WRONG_CHAIN')
  if (!answer.isMade) throw new Unconfirmed('NOT_MADE')
  return answer.block
}
