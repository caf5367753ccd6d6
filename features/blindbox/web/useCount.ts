import { salesApi } from '#features/sales/public.web.ts'
import { wholeNumber } from '#platform/std/amount.ts'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'

import { buyTexts as texts } from './textBuy.ts'
import { isHandled } from './mostOf.ts'
import { mostBoxes } from '../numbers.ts'

/** The typed number of boxes, and the reason why so many cannot be bought; `reading` until that is known. */
export function useCount(
  seriesId: string,
  typed: string,
  open: boolean,
): { readonly count: number; readonly fault: string | null; readonly reading: boolean } {
  const t = useText()
  const count = wholeNumber(typed) ?? 0
  const counted = count >= 1 && count <= mostBoxes
  const query = useApi(
    salesApi.productIfCanBuy,
    open && counted ? { seriesId, num: String(count) } : null,
  )
  if (count < 1) return { count: 1, fault: t(texts.enterNumber), reading: false }
  if (!counted) {
    return { count, fault: t(texts.tooManyAtOnce, { max: mostBoxes }), reading: false }
  }
  const verdict = query.data
  const free = verdict === undefined || verdict.can || isHandled(verdict.reason)
  return {
    count,
    fault: free ? null : [verdict.message, verdict.remedy].filter(Boolean).join(' · '),
    reading: query.isLoading,
  }
}
