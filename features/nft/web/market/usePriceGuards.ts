import type { Reply } from '#platform/std/endpoint.ts'

import { useApi } from '#platform/web/api.ts'
import { useState } from 'react'

import { marketApi } from '../../marketApi.ts'
import type { Warning } from './guards.ts'

export type SkuInfo = Reply<typeof marketApi.cardSkuInfo>

export interface PriceGuards {
  /** Reference prices; undefined until they are read. */
  readonly info: SkuInfo | undefined
  readonly state: 'reading' | 'known' | 'failed'
  readonly warnings: readonly Warning[]
  readonly confirmed: boolean
  readonly confirm: (confirmed: boolean) => void
  /** The review was pressed at least once. */
  readonly pressed: boolean
  /** Pressed, and the price is still to be confirmed. */
  readonly missing: boolean
  /** The press itself: true where the price may be signed. Never before it could be compared. */
  readonly press: () => boolean
  readonly readAgain: () => void
}

/** Holds a price against the level floor and the last sale before anything is signed. */
export function usePriceGuards(
  tokenId: string,
  open: boolean,
  warningsOf: (info: SkuInfo) => readonly Warning[],
): PriceGuards {
  const { data: info, isError, refetch } = useApi(marketApi.cardSkuInfo, open ? { tokenId } : null)
  const [confirmed, confirm] = useState(false)
  const [pressed, setPressed] = useState(false)
  const warnings = info === undefined ? [] : warningsOf(info)
  const asks = warnings.length > 0 && !confirmed
  return {
    info,
    state: info !== undefined ? 'known' : isError ? 'failed' : 'reading',
    warnings,
    confirmed,
    confirm,
    pressed,
    missing: pressed && asks,
    press: () => {
      setPressed(true)
      return info !== undefined && !asks
    },
    readAgain: () => void refetch(),
  }
}
