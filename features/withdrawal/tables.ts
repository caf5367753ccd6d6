import { address, amount, chainTable, int, type TablesOf, text } from '#platform/std/chainTable.ts'

/** One withdrawal. */
export const withdrawalPayouts = chainTable(
  'withdrawalPayouts',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    owner: address,
    /** Among the owner's, from 1. */
    number: int,
    /** Base units, and the fee. */
    amount,
    fee: amount,
    time: int,
    txHash: text,
  },
  {
    key: ['block', 'txIndex', 'logIndex'],
    indexes: [{ on: ['owner', 'number'], unique: true }],
  },
)

/** What one address has withdrawn. */
export const withdrawalOwners = chainTable(
  'withdrawalOwners',
  {
    owner: address,
    payouts: int,
    /** Base units, fees included. */
    withdrawn: amount,
    block: int,
  },
  { key: ['owner'] },
)

/**
 * All rows here are from chain: deleted and rebuilt from the events of StagedWithdrawal they come out the same, byte
 * for byte. Allotments are read from the contract.
 */
export const withdrawalTables = [withdrawalPayouts, withdrawalOwners] as const
export type WithdrawalTables = TablesOf<typeof withdrawalTables>
