import type { Text, TextValues } from '#platform/std/text.ts'

import { chainErrors } from '../chainErrors.ts'
import { ApiFailure } from '../client.ts'
import { platformTexts as texts } from '../text.ts'
import { WalletError, type WalletErrorCode } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

const sentences: Record<WalletErrorCode, Text> = {
  REJECTED: texts.youCancelled,
  LOCKED: texts.unlockWallet,
  OUTDATED: texts.updateWallet,
  BUSY: texts.walletBusy,
  NOT_FOUND: chainErrors['Please install TronLink or OKX Wallet'],
  FAILED: texts.walletFailed,
}

/** What is said when connecting or signing in did not work. */
export function walletWords(error: unknown): { text: Text | string; values: TextValues } {
  if (error instanceof ApiFailure) return { text: error.message, values: {} }
  const known = error instanceof WalletError ? error : walletErrorOf(error)
  return { text: sentences[known.code], values: { reason: known.message || '…' } }
}
