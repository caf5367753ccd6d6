import type { Subject } from '#platform/std/action.ts'
import type { Address } from '#platform/std/address.ts'
import type { CallInput, Endpoint } from '#platform/std/endpoint.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import type { Reasons } from '#platform/std/reason.ts'
import type { Text } from '#platform/std/text.ts'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

import type { ChainErrorKey } from '../chainErrors.ts'
import type { BaseConfig } from '../services.ts'
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

/** Address by the contract's name in the deployment. */
export type Contracts = Readonly<Record<string, string>>

/** A call that needs no before-call: everything about it is known here. */
export interface LocalCall {
  readonly contract: string
  readonly selector: string
  readonly args: readonly string[]
  /** sun */
  readonly callValue: bigint
}

/** The one call that an action may make: whatever else an order or a node holds is refused. */
export interface Signs {
  /**
   * The contract's name in the deployment. By the subject where that decides: the name of its coin, or the address of
   * its pool, which is a coin itself.
   */
  readonly contract: string | ((subject: Subject) => string)
  /** As in its ABI, with names: `pledge(uint256 tokenId, uint256 time)`; by the subject where that decides. */
  readonly method: string | ((subject: Subject) => string)
  /** What each argument means, in order or by its name. */
  readonly meaning: readonly Text[] | Readonly<Record<string, Text>>
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

/** What an argument means, where the action says it. */
export const meaningOf = (
  { meaning }: Pick<Signs, 'meaning'>,
  name: string,
  at: number,
): Text | undefined => ('length' in meaning ? (meaning as readonly Text[])[at] : meaning[name])

/** What a price of the moment was where the button was pressed, in sun. It stays in this browser. */
export interface ShownPrice {
  readonly shownPrice: string
}

/** A call that answers this. */
export type Serves<Output> = Endpoint<z.ZodMiniType, z.ZodMiniType<Output>>

export interface AnyFlow {
  /** `nft.buy`: the feature and its action, as the order carries it. */
  readonly kind: string
  readonly title: Text
  readonly signs: Signs
  readonly before: Endpoint | null
  readonly local: ((subject: Subject, config: BaseConfig) => LocalCall) | null
  readonly after: Endpoint
  readonly fallback: ChainErrorKey
  /** What its contract says where it refuses. */
  readonly reasons?: Reasons
  readonly summary: (ticket: OrderTicket, subject: Subject, t: Translate) => readonly SummaryRow[]
  readonly done: Text
  readonly invalidates: readonly Endpoint[]
}

/** A transaction as a value; `Input` is what `start` takes. */
export interface Flow<Input> extends AnyFlow {
  /** Carries the type only; never set. */
  readonly input?: Input
}

type Common = Pick<
  AnyFlow,
  'kind' | 'title' | 'signs' | 'after' | 'fallback' | 'reasons' | 'summary' | 'done' | 'invalidates'
>

/** The same, paid at the price of the moment: whoever starts it says which price was shown. */
export function defineFlow<B extends Serves<OrderTicket>>(
  given: Common & { readonly before: B; readonly signs: { readonly pays: 'atMostShown' } },
): Flow<Omit<CallInput<B>, 'requestId'> & ShownPrice>
/** An action with a before-call that fixes the order, and an after-call that hands in its hash. */
export function defineFlow<B extends Serves<OrderTicket>>(
  given: Common & { readonly before: B },
): Flow<Omit<CallInput<B>, 'requestId'>>
/** An action whose call is known here; its fee limit is estimated before signing. */
export function defineFlow<Input extends Subject>(
  given: Common & {
    readonly local: (subject: Input, config: BaseConfig) => LocalCall
  },
): Flow<Input>
export function defineFlow(
  given: Common & {
    readonly before?: Serves<OrderTicket>
    readonly local?: (subject: never, config: BaseConfig) => LocalCall
  },
): AnyFlow {
  return {
    ...given,
    before: given.before ?? null,
    local: (given.local as AnyFlow['local'] | undefined) ?? null,
  }
}
