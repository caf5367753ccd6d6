import type { OrderState } from '#platform/std/order.ts'
import type { Text } from '#platform/std/text.ts'

import { customErrorText } from '#platform/std/customErrors.ts'
import { exactAmount } from '#platform/std/format.ts'

import type { Translate } from '../translate.ts'
import type { AnyFlow } from './flow.ts'
import type { Note, Stage } from './run.ts'

import { chainErrors, chainErrorText } from '../chainErrors.ts'
import { runtimeConfig } from '../runtime.ts'
import { platformTexts } from '../text.ts'
import { flowTexts as texts } from './text.ts'

export const stageTexts: Record<Stage, Text> = {
  checking: texts.checking,
  review: texts.waitsForYou,
  signing: texts.confirmInWallet,
  sending: texts.waitingForPacking,
  sent: texts.waitingForPacking,
  packed: texts.blockConfirming,
  final: texts.verifying,
  done: texts.success,
  failed: texts.failed,
  expired: texts.notSent,
  refused: texts.notChecked,
}

/** The same words for an order that only the server knows. */
export const orderTexts: Record<OrderState, Text> = {
  created: texts.created,
  sent: texts.waitingForPacking,
  packed: texts.blockConfirming,
  done: texts.success,
  failed: texts.failed,
  expired: texts.notSent,
}

/** sun → exact TRX. */
export const trx = (sun: bigint): string => exactAmount(sun, 6)

/** Why a run stands where it stands, in a sentence. The contract's own words come first. */
export function noteWords(note: Note, flow: AnyFlow | null, t: Translate): string {
  const symbol = runtimeConfig().network.nativeSymbol
  const { words } = note
  const own = (): string => {
    const custom = customErrorText(words)
    if (custom !== null) return t(custom)
    return flow === null
      ? words
      : chainErrorText({ message: words }, flow.fallback, t, flow.reasons)
  }
  switch (note.code) {
    case 'REJECTED':
      return t(texts.rejected)
    case 'LOCKED':
      return t(platformTexts.unlockWallet)
    case 'OUTDATED':
      return t(platformTexts.updateWallet)
    case 'BUSY':
      return t(platformTexts.walletBusy)
    case 'WALLET':
      // Locked wallets give empty answers: a contract's fallback would say what nobody refused.
      if (words.trim() === '') return t(texts.walletSilent)
      // What the wallet's signer says of an account that was switched.
      if (/private key does not match/i.test(words)) return t(texts.otherAccount)
      return t(texts.walletSaid, { words: own() })
    case 'WRONG_SIGNATURE':
      return t(texts.wrongSignature)
    case 'TAMPERED':
      return t(texts.tampered, { words })
    case 'CHANGED':
      return t(texts.changed)
    case 'PRICE':
      return t(texts.priceChanged)
    case 'WRONG_CHAIN':
      return t(texts.wrongChain)
    case 'OTHER_ACCOUNT':
      return t(texts.otherAccount)
    case 'BALANCE':
      return t(chainErrors['{symbol} balance insufficient'], { symbol })
    case 'OVER_CAP':
      return t(texts.overCap)
    case 'UNREACHABLE':
      return t(texts.unreachable)
    case 'OUT_OF_ENERGY':
      return t(texts.outOfEnergy, { fee: trx(BigInt(words || '0')), symbol })
    case 'REVERTED':
    case 'REFUSED':
      return own()
    case 'SLOW':
      return t(texts.slow)
  }
}
