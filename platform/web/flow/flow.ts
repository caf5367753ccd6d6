import type { Subject } from '#platform/std/action.ts'
import type { Address } from '#platform/std/address.ts'
import type { Access, Endpoint } from '#platform/std/endpoint.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import type { Reasons } from '#platform/std/reason.ts'
import type { Text } from '#platform/std/text.ts'
import type { ReactNode } from 'react'

import type { ChainErrorKey } from '../chainErrors.ts'
import type { BaseConfig } from '../services.ts'
import type { Translate } from '../translate.ts'

export type { Subject }

/** One fact of the signing sheet: what is given, what comes back. */
export interface SummaryRow {
  readonly label: Text
  readonly value: ReactNode
  readonly tone?: 'plain' | 'good' | 'value' | 'danger'
  /** Below its label, over the whole width: full addresses. */
  readonly wide?: true
  /**
   * The big figure beside the picture, one at most; `priced` where a price stands behind it, until when it is valid is
   * then a fact too.
   */
  readonly main?: true | 'priced'
  /** Its label once an event has given the value. */
  readonly past?: Text
}

/** What a moment of the sheet is about. */
export interface About<S = Subject> {
  readonly subject: S
  /** null before there is an order. */
  readonly ticket: OrderTicket | null
  /** Arguments of the called contract's first event of the name; null before the call is in a block. */
  readonly emitted: (event: string) => Emitted | null
}

/** A step that makes sense after this one. */
export interface NextStep {
  readonly text: Text
  readonly to: string
}

export interface Instead {
  readonly when: readonly string[]
  readonly step: NextStep
}

/**
 * Where what is given goes. A name: of the contract that is called, of an approval the one that gets leave · wallet: to the signer · null: a fact has it,
 * its address in full (`AddressText`)
 */
export type GoesTo = Text | 'wallet' | null

/** Arguments of one event by name, as text. */
export type Emitted = Readonly<Record<string, string>>

/**
 * The text of a summary row once the call is in a block: read from events, of the called contract unless another emits
 * them, since a live figure has restarted by then. Of several for one label the first whose event was
 * emitted.
 */
export interface EventResult {
  readonly label: Text
  readonly event: string
  /** Address of the contract that emits it, where that is not the called one. */
  readonly emitter?: (subject: Subject) => string
  /** `events`: all of that name, in order; at least one. */
  readonly show: (events: readonly Emitted[], subject: Subject) => ReactNode
}

/** Address by the contract's name in the deployment. */
export type Contracts = Readonly<Record<string, string>>

/**
 * How a reader has an argument. time: unix seconds · seconds: how long · contract: base units of the coin that is called ·
 * a function: the text, null where there is none
 */
export type ArgumentUnit =
  | 'time'
  | 'seconds'
  | 'contract'
  | ((value: string, subject: Subject, coins: BaseConfig['coins']) => string | null)

/** What an item of a fixed array means, and how a reader has it where it is no plain number. */
export interface ItemMeaning {
  readonly meaning: Text
  readonly unit?: ArgumentUnit
}

/** The one call that an action may make: whatever else an order or a node holds is refused. */
export interface Signs {
  /**
   * The contract's name in the deployment. By the subject where that decides: the name of its coin, or the address of
   * its pool, which is a coin itself.
   */
  readonly contract: string | ((subject: Subject) => string)
  /**
   * Where `contract` is an address that came by a link: the deployment's name of the contract that made it. A node that is
   * not behind our server must confirm its `isMade(address)`.
   */
  readonly madeBy?: string
  /** Which address it made, where that is not the called contract but one that an approval names. */
  readonly made?: (subject: Subject) => string
  /** As in its ABI, with names: `pledge(uint256 tokenId, uint256 time)`; by the subject where that decides. */
  readonly method: string | ((subject: Subject) => string)
  /** What each argument means, by its name; of a fixed array what each item does. */
  readonly meaning: Readonly<Record<string, Text | readonly ItemMeaning[]>>
  /** Of arguments that are no plain numbers, by their name. */
  readonly units?: Readonly<Record<string, ArgumentUnit>>
  /**
   * The arguments as the subject and the address that signs fix them; null where the server chooses,
   * which is shown.
   */
  readonly args: (
    subject: Subject,
    contracts: Contracts,
    signer: Address,
  ) => readonly (string | null)[]
  /**
   * sun that goes along, as the subject fixes it; `atMostShown` where it is the price of the moment, which may be
   * lower than what the reader saw and never higher. Without it: none.
   */
  readonly pays?: 'atMostShown' | ((subject: Subject) => string | null)
}

/** What a price of the moment was where the button was pressed, in sun. It stays in this browser. */
export interface ShownPrice {
  readonly shownPrice: string
}

/** A transaction as a value: what is shown of an action, and signed. */
export interface AnyFlow {
  /** `nft.buy`: the feature and its action, as the order carries it. */
  readonly kind: string
  /** Its name in lists, and of its step among several: "Buy a card". */
  readonly title: Text
  /** What the review asks: "Buy Glass #7002?" */
  readonly question: (about: About, t: Translate) => ReactNode
  /** Art of stones or marks of coins (`picture.tsx`); it is laid while the transaction is under way. */
  readonly picture: (about: About) => ReactNode
  readonly goesTo: GoesTo | ((subject: Subject) => GoesTo)
  /** Base units that the call takes of a coin that was approved for it: only this amount can be approved. */
  readonly takes?: (subject: Subject) => string | undefined
  readonly signs: Signs
  /** The node's receipt settles its orders: the server has the hash before the network does. */
  readonly byReceipt?: true
  /** Fixes the order; null where the subject and the signer fix the whole call. */
  readonly before: Endpoint | null
  /** Takes its hash. */
  readonly after: Endpoint
  readonly fallback: ChainErrorKey
  /** The contract's reasons for a refusal. */
  readonly reasons?: Reasons
  readonly summary: (ticket: OrderTicket, subject: Subject, t: Translate) => readonly SummaryRow[]
  readonly results?: readonly EventResult[]
  readonly done: Text
  /** What can be had instead where another was first, or it is over: by the server's code, or the contract's words. */
  readonly instead?: Instead
  /** Of the result: what it earns from now on, or would earn when it is staked. */
  readonly earns?: (about: About) => ReactNode
  /** What one does next, most likely first; two at most. */
  readonly next: (about: About) => readonly NextStep[]
  readonly invalidates: readonly Endpoint[]
}

/** One of several actions that follow each other, each in a block before the next can be: an allowance, then a stake. */
export interface Step {
  readonly kind: string
  readonly access: Access
  readonly subject: Subject
}

/** The step that claims what an address holds, or the steps, by the feature's word for it. */
export type Claims = Readonly<Record<string, (subject: Subject) => Step | readonly Step[]>>
