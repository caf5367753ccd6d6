import type { Subject } from '#platform/std/action.ts'
import type { Address } from '#platform/std/address.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import type { Reasons } from '#platform/std/reason.ts'
import type { Text } from '#platform/std/text.ts'
import type { ReactNode } from 'react'

import type { ChainErrorKey } from '../chainErrors.ts'
import type { Translate } from '../translate.ts'

export type { Subject }

/** One line of the signing sheet: what is given, what comes back. */
export interface SummaryRow {
  readonly label: Text
  readonly value: ReactNode
  readonly tone?: 'plain' | 'good' | 'value' | 'danger'
  /** Below its label, over the whole width: full addresses. */
  readonly wide?: true
}

/** Arguments of one event by name, as text. */
export type Emitted = Readonly<Record<string, string>>

/**
 * What a row of the summary says once the call is in a block: read from the called contract's events, since a live
 * figure has begun anew by then. Of several for one label the first whose event was emitted.
 */
export interface EventResult {
  readonly label: Text
  readonly event: string
  /** `events`: all of that name, in order; at least one. */
  readonly show: (events: readonly Emitted[], subject: Subject) => ReactNode
}

/** Address by the contract's name in the deployment. */
export type Contracts = Readonly<Record<string, string>>

/** The one call that an action may make: whatever else an order or a node holds is refused. */
export interface Signs {
  /**
   * The contract's name in the deployment. By the subject where that decides: the name of its coin, or the address of
   * its pool, which is a coin itself.
   */
  readonly contract: string | ((subject: Subject) => string)
  /** As in its ABI, with names: `pledge(uint256 tokenId, uint256 time)`; by the subject where that decides. */
  readonly method: string | ((subject: Subject) => string)
  /** What each argument means, by its name. */
  readonly meaning: Readonly<Record<string, Text>>
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
  readonly title: Text
  readonly signs: Signs
  /** Fixes the order; null where the subject and the signer fix the whole call. */
  readonly before: Endpoint | null
  /** Takes its hash. */
  readonly after: Endpoint
  readonly fallback: ChainErrorKey
  /** What its contract says where it refuses. */
  readonly reasons?: Reasons
  readonly summary: (ticket: OrderTicket, subject: Subject, t: Translate) => readonly SummaryRow[]
  readonly results?: readonly EventResult[]
  readonly done: Text
  readonly invalidates: readonly Endpoint[]
}
