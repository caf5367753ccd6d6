import type { Payments } from '#apps/deploy/testing/payments.ts'
import type { SigningExample } from '#platform/web/flow/testing/signingExample.ts'

import { ofFeatures } from '../scripts/features.ts'
import type { Client } from './journeys/client.ts'
import type { Scene, SceneFacts } from './journeys/scene.ts'
import type { SentForm } from './journeys/sentForm.ts'
import type { Stack } from './journeys/stack.ts'

/** What tests and tools that look at the whole must know of a feature: its `examples.ts`. */
export interface Examples {
  /** By route; every route has one. */
  readonly screens?: Readonly<Record<string, ScreenExample>>
  /** Routes that show the screen of another: by route, that one. */
  readonly twins?: Readonly<Record<string, string>>
  /** States of its screens, as journeys and pictures show them. */
  readonly scenes?: (facts: SceneFacts) => readonly Scene[]
  /** Further scenes that hostile texts come to, with parts that only they have. */
  readonly states?: readonly Look[]
  /** Where a field may name what belongs to another: by field, the refusals for it. */
  readonly owned?: Readonly<Record<string, readonly string[]>>
  /** Fields that declare too little of themselves to be tried, or have pinned choices: by name, or by call and name. */
  readonly fields?: Readonly<Record<string, FieldExample>>
  /** Refusals of an account without any of what is read: of all its calls, and by path. */
  readonly nothing?: readonly string[]
  readonly lacking?: Readonly<Record<string, readonly string[]>>
  /** By path, calls that are refused by their own rules: always, perhaps, or mostly: all but a newcomer’s, by chance. */
  readonly unprepared?: Readonly<Record<string, 'always' | 'perhaps' | 'mostly'>>
  /** By path of an order's call, the path that takes its hash, where that is not `…After` for `…Before`. */
  readonly afters?: Readonly<Record<string, string>>
  /** Makes alice a holder of what its calls are about. Ends before eight days pass. */
  readonly prepare?: (stack: Stack, alice: Client) => Promise<Prepared>
  /** What its orders may contain that was not requested. */
  readonly signing?: SigningExample
  /** What its `audit.ts` has to notice, once `prepare` was done by neighbours who bought and staked. */
  readonly audit?: AuditExample
  /** What its contracts pay, and to whom. */
  readonly payments?: Payments
  /** Its contracts, each group with the tests in `contract/` that must notice their faults. */
  readonly mutation?: readonly { readonly tests: string; readonly contracts: readonly string[] }[]
}

export interface FieldExample {
  readonly right: string | Uint8Array<ArrayBuffer>
  readonly wrong: readonly (string | Uint8Array<ArrayBuffer>)[]
  /** The message for wrong values, where there are some. */
  readonly choices?: string
}

export interface ScreenExample extends Look {
  /** Of the address that shows what the screen is for; its route alone without it. */
  readonly query?: string | ((facts: { readonly txHash: string }) => string)
}

/** A scene by its name, and its viewer: an account that has something there. */
export interface Look {
  readonly scene: string
  readonly as: 'alice' | 'carol' | 'grace'
  /** Calls that may hold texts of users or tokens, of which the screen shows none: by path, why. */
  readonly textless?: Readonly<Record<string, string>>
  /** Its only text is why a call is refused, and as answered none is. */
  readonly onlyRefusals?: boolean
}

export interface AuditExample {
  readonly prepare?: (stack: Stack) => Promise<void>
  /** Queries that return true then, so that nothing is right because there is nothing. */
  readonly holds?: readonly string[]
  /** Statements that change one table, each with the places of it that differ, parted by spaces. */
  readonly faults: readonly (readonly [places: string, statement: string])[]
}

/** By field, values that are right for alice. */
export type Values = Readonly<Record<string, SentForm[string]>>

export interface Prepared {
  readonly values: Values
  /** By path, where they differ. */
  readonly ofPath?: Readonly<Record<string, Values>>
  /** By field, what else is there: a fuzzed request may name it. */
  readonly known?: Readonly<Record<string, readonly string[]>>
  /** Once eight days have passed; gives what it adds. */
  readonly afterwards?: () => Promise<Omit<Prepared, 'afterwards'> | void>
}

/** Of every feature, by its folder's name, in order of names. */
export const examples = await ofFeatures<Examples>('examples', 'all')

/** One record of all of theirs; throws where two have the same key. */
export function merged<T>(
  pick: (one: Examples) => Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  const all: Record<string, T> = {}
  for (const one of examples) {
    for (const [key, value] of Object.entries(pick(one) ?? {})) {
      if (key in all) throw new Error(`${one.feature}: ${key} is another feature's too`)
      all[key] = value
    }
  }
  return all
}
