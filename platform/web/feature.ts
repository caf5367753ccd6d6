import type { Address } from '#platform/std/address.ts'
import type { IconName } from '#platform/ui/Icon.tsx'
import type { ComponentType } from 'react'

import type { Text } from '../std/text.ts'
import type { TermSource } from './chainTerms.ts'
import type { ExitSource } from './exits.ts'
import type { Claims, Step } from './flow/flow.ts'
import type { FlowSource } from './flow/registry.ts'
import type { RecordList } from './records.ts'
import type { ServiceSource } from './services.ts'

/**
 * home: no back button, footer · back, and top of a top-level route: title bar with back button and menu, no footer ·
 * desktop: full width, for operators
 */
export type LayoutName = 'home' | 'back' | 'top' | 'desktop'

export interface WebRoute {
  /** Case-sensitive; `/myNft` and `/mynft` are two routes. */
  readonly path: `/${string}`
  /** The page's name; only market, usersList and blindBox may be kept alive. */
  readonly page: string
  readonly layout: LayoutName
  readonly title: Text
  readonly keepAlive?: true
  /** Names of what it reads from its address: the server renders the page for them. */
  readonly params?: readonly string[]
  /**
   * Makes no call itself, only its lazy parts do: it renders before the declared calls have loaded.
   */
  readonly requestsDeferred?: true
  readonly load: () => Promise<{ Screen: ComponentType }>
}

export interface Entry {
  readonly order: number
  readonly text: Text
  readonly to: string
  readonly icon: IconName
}

/** In the menu. */
export interface MenuEntry extends Entry {
  /** Beside its name, what is new there; loads when the menu opens. */
  readonly badge?: () => Promise<ComponentType>
}

/** The headings of "more functions", in their order. */
export const tileGroups = ['cards', 'earn', 'community', 'tools'] as const

/** One of home's "more functions"; `order` among those of its group. */
export interface TileEntry extends Entry {
  readonly group: (typeof tileGroups)[number]
}

export interface ActivationDialogProps {
  open: boolean
  onClose: () => void
}

export interface FeeChooserProps {
  /** Who signs, what, and the energy that it takes. */
  readonly account: Address
  readonly kind: string
  readonly energy: number
  /** A step that is signed before it. */
  readonly onFirst: (step: Step) => void
}

/** What one earns with a feature, by the kind and the coin that its server declares, in words. */
export interface IncomeName {
  readonly kind: string
  readonly coin: 'TRX' | 'USDT' | 'TES'
  readonly title: Text
}

/** A power over a contract in words: what its holder can do, within which limit, and the most harm that does. */
export interface PowerText {
  readonly title: Text
  readonly can: Text
  readonly limit: Text
  readonly worst: Text
}
export type PowerTexts = Readonly<Record<string, PowerText>>

/** What a feature gives to the web app: one value, composed in `apps/web/src/features.ts`. */
export interface WebFeature {
  readonly name: string
  readonly routes: readonly WebRoute[]
  /** So that a stored or server order can be resumed by its kind. */
  readonly flows?: FlowSource
  /** The specification's ten entries keep their order: Home 1 … Energy Leasing 10. Others follow. */
  readonly menu?: readonly MenuEntry[]
  /** What home shows of it under "more functions". */
  readonly tiles?: readonly TileEntry[]
  /** Lists for the screen of records. */
  readonly records?: () => Promise<readonly RecordList[]>
  /** Its part on the screen of the account's team; the viewer is signed in. */
  readonly ofTeam?: () => Promise<ComponentType>
  /** Its part on home, for anyone, 64 px high. */
  readonly ofHome?: () => Promise<ComponentType>
  /** Its part on the screen of safety, for anyone, 80 px high. */
  readonly ofSafety?: () => Promise<ComponentType>
  /** What of it belongs to the sheet of one's account; the reader is signed in. */
  readonly ofAccount?: () => Promise<ComponentType>
  readonly income?: readonly IncomeName[]
  /** What its stakes are called where pledges of a team are listed. */
  readonly pledge?: Text
  /** Its reserves of rewards, by the word that the server has for each. */
  readonly reserves?: Readonly<Record<string, Text>>
  /** What its contracts owe beside that, by the word that the server has for each. */
  readonly owed?: Readonly<Record<string, Text>>
  /** What an address may hold with it, by the word that the server has for each. */
  readonly holdings?: Readonly<Record<string, Text>>
  /** What its powers let their holders do, by the word that the server has for each. */
  readonly powers?: () => Promise<PowerTexts>
  /** How what is claimable of it is claimed, by the same word. */
  readonly claims?: () => Promise<Claims>
  /** How positions of an account are read from its contracts, and left. */
  readonly exits?: () => Promise<ExitSource>
  readonly dialogs?: {
    readonly activation?: () => Promise<{ ActivationDialog: ComponentType<ActivationDialogProps> }>
  }
  /** What the energy of an action costs each way, on the sheet that it is signed on; of one feature. */
  readonly feeChooser?: () => Promise<ComponentType<FeeChooserProps>>
  /** What its contracts' names mean, for the screen of a transaction. */
  readonly terms?: TermSource
  /** Endpoints that the platform itself calls; each is declared by exactly one feature. */
  readonly services?: ServiceSource
}
