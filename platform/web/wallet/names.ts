import type { WalletKind } from '../sessionStore.ts'
import type { Translate } from '../translate.ts'

import { sheetTexts } from '../shell/textSheets.ts'

/** Brand names stay as they are in every language. */
export const walletName = (kind: WalletKind, t: Translate): string =>
  kind === 'tronlink' ? 'TronLink' : kind === 'okx' ? 'OKX Wallet' : t(sheetTexts.demoWallet)

export const walletSites = {
  tronlink: 'https://www.tronlink.org/',
  okx: 'https://web3.okx.com/download',
} as const
