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

// ---- From chain: rebuilt from the events of Jar

export const jarOwners = chainTable(
  'jarOwners',
  {
    address,
    /** sun */
    balance: amount,
    /** How often something was put in or taken out. */
    movements: int,
    /** Block of the row's last change. */
    block: int,
  },
  { key: ['address'] },
)

/** A page of an account's movements is a range of numbers. */
export const jarMovements = chainTable(
  'jarMovements',
  {
    owner: address,
    /** Number among the owner's movements, from 1. */
    seq: int,
    kind: oneOf<'put' | 'take'>(),
    /** sun */
    amount,
    /** sun in the jar afterwards. */
    balance: amount,
    /** Chain time. */
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['owner', 'seq'] },
)
export type MovementsTable = RowOf<typeof jarMovements>

export const jarTables = [jarOwners, jarMovements] as const
export type JarTables = TablesOf<typeof jarTables>
