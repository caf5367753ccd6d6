import type { OrderState } from '#platform/std/order.ts'
import type { Text } from '#platform/std/text.ts'

import { customErrorText } from '#platform/std/customErrors.ts'
import { exactAmount } from '#platform/std/format.ts'

import type { Translate } from '../translate.ts'
import type { AnyFlow } from './flow.ts'
import type { Note, Stage } from './run.ts'

import { chainErrors, chainErrorText } from '../chainErrors.ts'
import { runtimeConfig } from '../runtime.ts'
import { sessionStore } from '../sessionStore.ts'
import { platformTexts } from '../text.ts'
import { walletName } from '../wallet/names.ts'
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
export function noteText(note: Note, flow: AnyFlow | null, t: Translate): string {
  const symbol = runtimeConfig().network.nativeSymbol
  const { message: sentence } = note
  const { wallet } = sessionStore.get()
  const name = wallet === null ? t(platformTexts.yourWallet) : walletName(wallet, t)
  const own = (): string => {
    const custom = customErrorText(sentence)
    if (custom !== null) return t(custom)
    return flow === null
      ? sentence
      : chainErrorText({ message: sentence }, flow.fallback, t, flow.reasons)
  }
  switch (note.code) {
    case 'REJECTED':
      return t(texts.rejected)
    case 'LOCKED':
      return t(platformTexts.unlockWallet, { name })
    case 'SILENT':
      return t(platformTexts.walletSilent, { name })
    case 'OUTDATED':
      return t(platformTexts.updateWallet, { name })
    case 'BUSY':
      return t(platformTexts.walletBusy, { name })
    case 'WALLET':
      // What an earlier version stored of an empty answer.
      if (sentence.trim() === '') return t(platformTexts.unlockWallet, { name })
      return t(texts.walletMessage, { message: own() })
    case 'WRONG_SIGNATURE':
      return t(texts.wrongSignature)
    case 'TAMPERED':
      return t(texts.tampered, { message: sentence })
    case 'CHANGED':
      return t(texts.changed)
    case 'PRICE':
      return t(texts.priceChanged)
    case 'WRONG_CHAIN':
      return t(texts.wrongChain)
    case 'NOT_MADE':
      return t(texts.notMade)
    case 'NODE_SILENT':
      return t(texts.nodeSilent)
    case 'NO_NODE':
      return t(texts.noNode)
    case 'OTHER_ACCOUNT':
      return t(texts.otherAccount)
    case 'BALANCE':
      return t(chainErrors['{symbol} balance insufficient'], { symbol })
    case 'OVER_CAP':
      return t(texts.overCap)
    case 'UNREACHABLE':
      return t(texts.unreachable)
    case 'OUT_OF_ENERGY':
      return t(texts.outOfEnergy, { fee: trx(BigInt(sentence || '0')), symbol })
    case 'REVERTED':
    case 'REFUSED':
      return own()
    case 'SLOW':
      return t(texts.slow)
  }
}
