import { defineTexts } from '../std/text.ts'
import { type Reasons, reasonText } from '../std/reason.ts'
import type { Translate } from './translate.ts'

/**
 * The text shown when an action on chain fails without a reason of its own. The key is the
 * specification's exact English text.
 */
export const chainErrors = defineTexts({
  'Approve failed': { en: 'Approve failed', tc: '授權失敗' },
  'Transfer failed': { en: 'Transfer failed', tc: '轉帳失敗' },
  'burn error': { en: 'burn error', tc: '銷毀錯誤' },
  'swapToBurn error': { en: 'swapToBurn error', tc: '兌換銷毀錯誤' },
  'pledge error': { en: 'pledge error', tc: '質押錯誤' },
  'unlock error': { en: 'unlock error', tc: '解除質押錯誤' },
  'BUY error': { en: 'BUY error', tc: '購買錯誤' },
  'lock error': { en: 'lock error', tc: '鎖倉錯誤' },
  'Unlock error': { en: 'Unlock error', tc: '解鎖錯誤' },
  'initialization error': { en: 'initialization error', tc: '初始化錯誤' },
  'unlockLimit error': { en: 'unlockLimit error', tc: '解鎖額度錯誤' },
  'Create error': { en: 'Create error', tc: '建立錯誤' },
  'Purchase failed': { en: 'Purchase failed', tc: '購買失敗' },
  'Listing failed': { en: 'Listing failed', tc: '上架失敗' },
  'Update failed': { en: 'Update failed', tc: '更新失敗' },
  'Copy failed': { en: 'Copy failed', tc: '複製失敗' },
  'Review failed': { en: 'Review failed', tc: '審核失敗' },
  'Please install TronLink or OKX Wallet': {
    en: 'Please install TronLink or OKX Wallet',
    tc: '請安裝 TronLink 或 OKX 錢包',
  },
  '{symbol} balance insufficient': {
    en: '{symbol} balance insufficient',
    tc: '{symbol} 餘額不足',
  },
})
export type ChainErrorKey = keyof typeof chainErrors

/**
 * The message in the error's payload, else the error's own message, else the fallback. A reason of
 * our contracts is shown in the reader's language.
 */
export function chainErrorText(
  error: unknown,
  fallback: ChainErrorKey,
  t: Translate,
  reasons: Reasons = {},
): string {
  const stated = payloadMessage(error) ?? ownMessage(error)
  if (stated === null) return t(chainErrors[fallback])
  const known = reasonText(stated, reasons)
  return known === null ? stated : t(known)
}

/** Wallets and nodes wrap the words that matter in `error`, `data` or `payload`. */
function payloadMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  for (const key of ['error', 'data', 'payload'] as const) {
    const payload = (error as Record<string, unknown>)[key]
    const message = typeof payload === 'string' ? sentence(payload) : ownMessage(payload)
    if (message !== null) return message
  }
  return null
}

function ownMessage(error: unknown): string | null {
  if (typeof error === 'string') return sentence(error)
  if (typeof error !== 'object' || error === null) return null
  return sentence((error as { message?: unknown }).message)
}

const sentence = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
