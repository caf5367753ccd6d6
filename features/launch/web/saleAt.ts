import type { Text } from '#platform/std/text.ts'
import type { Tone } from '#platform/ui/Chip.tsx'

import type { EntryState, SaleState, SaleView } from '../shapes.ts'
import { launchTexts as texts } from './text.ts'

/** What decides a sale's state beside its row; null or absent where it is not known. */
export interface SaleTimes {
  /** The internal market: null where there is none. */
  readonly market?: {
    readonly shares: number
    readonly sold: number
    readonly closesAt: number | null
  } | null
  readonly listableUntil?: number | null
}

type Row = Pick<SaleView, 'state' | 'startTime' | 'endTime' | 'sold' | 'softCap'>

/** Its state this second: between two reads time alone moves it on. Never back: only the chain does that. */
export function stateAt(sale: Row, now: number, times: SaleTimes = {}): SaleState {
  let { state } = sale
  if (state === 'upcoming' && now >= sale.startTime) state = 'live'
  if (state === 'live' && now >= sale.endTime) {
    if (sale.sold < sale.softCap) return 'failed'
    // In a list nothing is known of its market.
    if (times.market === undefined) return state
    state = times.market === null ? 'listable' : 'inside'
  }
  const closes = times.market?.closesAt ?? null
  if (state === 'inside' && closes !== null && now >= closes) state = 'listable'
  const until = times.listableUntil ?? null
  return state === 'listable' && until !== null && now >= until ? 'expired' : state
}

export const stateLook: Readonly<Record<SaleState, { readonly text: Text; readonly tone: Tone }>> =
  {
    upcoming: { text: texts.notStarted, tone: 'plain' },
    live: { text: texts.inProgress, tone: 'lapis' },
    failed: { text: texts.failed, tone: 'terra' },
    inside: { text: texts.inside, tone: 'lapis' },
    listable: { text: texts.listable, tone: 'lapis' },
    expired: { text: texts.expired, tone: 'terra' },
    listed: { text: texts.listed, tone: 'verdigris' },
  }

export const entryLook: Readonly<Record<EntryState, { readonly text: Text; readonly tone: Tone }>> =
  {
    locking: { text: texts.locking, tone: 'gold' },
    waiting: { text: texts.waiting, tone: 'gold' },
    unlocking: { text: texts.unlocking, tone: 'verdigris' },
    failed: { text: texts.reviewFailed, tone: 'terra' },
    claimed: { text: texts.claimed, tone: 'plain' },
    left: { text: texts.left, tone: 'plain' },
  }
