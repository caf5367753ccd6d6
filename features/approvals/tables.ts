import {
  address,
  amount,
  chainTable,
  int,
  oneOf,
  type RowOf,
  type TablesOf,
  text,
} from '#platform/std/chainTable.ts'

/** coin: an allowance of a coin · cards: a right to move all cards of a contract */
export type ApprovalKind = 'coin' | 'cards'

/**
 * The latest approval that an active account gave to a spender, as its event has it: whether it stands, and what it
 * still allows, the contract itself decides. A revoked one has no row.
 */
export const approvalsGiven = chainTable(
  'approvalsGiven',
  {
    owner: address,
    /** Of the coin or of the cards; any contract. */
    contract: address,
    spender: address,
    kind: oneOf<ApprovalKind>(),
    /** Base units of the coin as approved; 1 for cards. */
    value: amount,
    /** Chain time. */
    time: int,
    txHash: text,
    block: int,
    txIndex: int,
    logIndex: int,
  },
  { key: ['owner', 'contract', 'spender', 'kind'] },
)
export type GivenTable = RowOf<typeof approvalsGiven>

export const approvalsTables = [approvalsGiven] as const
export type ApprovalsTables = TablesOf<typeof approvalsTables>
