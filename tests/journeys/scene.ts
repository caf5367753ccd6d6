import type { Locator, Page } from 'playwright-core'

import type { Locale } from './person.ts'
import type { Tokens } from './tokens.ts'
import type { labels } from './labels.ts'

/**
 * The viewers. nobody: no wallet · newcomer: signed in, not active, owns nothing · alice: active,
 * with cards held and staked, a team, frozen sales bought, one of them broken, and a part of a fee
 * that waits · grace: one of her stakes is over · bob: left an order unsigned; bought a frozen card
 * that is ready · carol: has cards for sale, and sold one frozen
 */
export const viewers = ['nobody', 'newcomer', 'alice', 'grace', 'bob', 'carol'] as const
export type Viewer = (typeof viewers)[number]

/** One thing to see: a screen, or a screen with something opened on it. */
export interface Scene {
  readonly name: string
  readonly viewer: Viewer
  readonly path: string
  /** What is set up before the page is opened. */
  readonly before?: (page: Page) => Promise<void>
  /** What is done before it is looked at. */
  readonly act?: (page: Page, w: (typeof labels)[Locale], locale: Locale) => Promise<void>
  /** The picture is of this part alone. */
  readonly part?: (page: Page, locale: Locale) => Locator
  /** Path of a call that answers 503 for this scene. */
  readonly broken?: string
  /** It shows the question about an order that is left unsigned; no other scene has one. */
  readonly resumes?: true
}

/** Cards of others that are for sale: in the chain's own coin, in USDT, and while staked. */
export interface ForSale {
  readonly native: number
  readonly usdt: number
  readonly staked: number
}

/** What is there once everything is prepared: ids and hashes that scenes name. */
export interface SceneFacts {
  readonly tokens: Tokens
  readonly staked: number
  readonly matured: number
  readonly held: number
  readonly inUrn: number
  readonly bobsHeld: number
  readonly bobsMatured: number
  readonly onSale: number
  /** Both sold while they were staked; the second one's stake is over. */
  readonly frozen: number
  readonly ready: number
  readonly forSale: ForSale
  readonly tx: string
  readonly newcomer: string
}
