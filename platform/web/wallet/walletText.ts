import type { Text, TextValues } from '#platform/std/text.ts'

import { chainErrors } from '../chainErrors.ts'
import { ApiFailure } from '../client.ts'
import { translated } from '../i18n.tsx'
import { platformTexts as texts } from '../text.ts'
import { WalletError, type WalletErrorCode } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

const sentences: Record<WalletErrorCode, Text> = {
  REJECTED: texts.youCancelled,
  LOCKED: texts.unlockWallet,
  SILENT: texts.walletSilent,
  OTHER_ACCOUNT: texts.otherAccount,
  UNKNOWN_NETWORK: texts.unknownNetwork,
  OUTDATED: texts.updateWallet,
  BUSY: texts.walletBusy,
  NOT_FOUND: chainErrors['Please install TronLink or OKX Wallet'],
  FAILED: texts.walletFailed,
}

/** Messages for a connection or sign-in that did not work. */
export function walletText(error: unknown): { text: Text | string; values: TextValues } {
  if (error instanceof ApiFailure) return { text: error.message, values: {} }
  const known = error instanceof WalletError ? error : walletErrorOf(error)
  // Not every wallet is known by its name yet.
  const name = known.wallet === '' ? translated(texts.yourWallet) : known.wallet
  return { text: sentences[known.code], values: { reason: known.message, name } }
}
