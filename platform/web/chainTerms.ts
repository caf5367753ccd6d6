import type { Text } from '../std/text.ts'

/**
 * native: base units of the network's own coin · another name: base units of that coin ·
 * time: unix seconds · seconds: how long · plain: as it is, a number or an address
 */
export type Unit = 'native' | 'TES' | 'USDT' | 'time' | 'seconds' | 'plain'

export interface Term {
  readonly text: Text
  readonly unit: Unit
}

export const term = (unit: Unit, en: string, tc: string): Term => ({ unit, text: { en, tc } })

/** Arguments that mean the same whatever the contract. */
export const commonTerms = {
  owner: term('plain', 'Owner', '持有人'),
  from: term('plain', 'From', '從'),
  to: term('plain', 'To', '至'),
  deadline: term('time', 'Not after', '截止時間'),
  unlockTime: term('time', 'Unlock time', '解鎖時間'),
} as const

/** What a contract's names mean to a reader. */
export interface ContractTerms {
  /** Events and calls by name. */
  readonly names: Readonly<Record<string, Text>>
  /** Arguments by name; `Claimed.amount` comes before `amount`. */
  readonly args: Readonly<Record<string, Term>>
}

/** By the contract's name in the deployment. */
export type ChainTerms = Readonly<Record<string, ContractTerms>>
export type TermSource = () => Promise<ChainTerms>
