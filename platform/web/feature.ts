import type { IconName } from '#platform/ui/Icon.tsx'
import type { ComponentType } from 'react'

import type { Text } from '../std/text.ts'
import type { TermSource } from './chainTerms.ts'
import type { FlowSource } from './flow/registry.ts'
import type { RecordList } from './records.ts'
import type { ServiceSource } from './services.ts'

/**
 * home: no back button, footer · back: title bar with back button, no footer ·
 * top: its own back button, no footer · desktop: full width, for operators
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
  /** Names of what it reads from its address: the server draws the page for them. */
  readonly params?: readonly string[]
  /** Asks the server nothing itself, only parts of it that come `later` do: it stands before the declared calls have come. */
  readonly asksLater?: true
  readonly load: () => Promise<{ Screen: ComponentType }>
}

export interface Entry {
  readonly order: number
  readonly text: Text
  readonly to: string
  readonly icon: IconName
}

export interface ActivationDialogProps {
  open: boolean
  onClose: () => void
}

/** What one earns with a feature, by the kind and the coin that its server declares, in words. */
export interface IncomeName {
  readonly kind: string
  readonly coin: 'TRX' | 'USDT' | 'TES'
  readonly title: Text
}

/** What a feature gives to the web app: one value, composed in `apps/web/src/features.ts`. */
export interface WebFeature {
  readonly name: string
  readonly routes: readonly WebRoute[]
  /** So that a stored or server order can be resumed by its kind. */
  readonly flows?: FlowSource
  /** The specification's ten entries keep their order: Home 1 … Energy Leasing 10. */
  readonly menu?: readonly Entry[]
  /** The "more functions" grid at home. */
  readonly tiles?: readonly Entry[]
  /** Lists for the screen of records. */
  readonly records?: () => Promise<readonly RecordList[]>
  /** What of it belongs to the screen of one's team; whoever looks is signed in. */
  readonly ofTeam?: () => Promise<ComponentType>
  readonly income?: readonly IncomeName[]
  /** What its stakes are called where pledges of a team are listed. */
  readonly pledge?: Text
  /** Its reserves of rewards, by the word that the server has for each. */
  readonly reserves?: Readonly<Record<string, Text>>
  readonly dialogs?: {
    readonly activation?: () => Promise<{ ActivationDialog: ComponentType<ActivationDialogProps> }>
  }
  /** What its contracts' names mean, for the screen of a transaction. */
  readonly terms?: TermSource
  /** Endpoints that the platform itself calls; each is given by exactly one feature. */
  readonly services?: ServiceSource
}
