import type { WalletKind } from '../sessionStore.ts'
import type { Translate } from '../translate.ts'

import { sheetTexts } from '../shell/textSheets.ts'
import { seenWallet } from './detect.ts'
import { brands } from './provider.ts'

export const walletName = (kind: WalletKind, t: Translate): string =>
  kind === 'demo'
    ? t(sheetTexts.demoWallet)
    : kind === 'tronlink' || kind === 'okx'
      ? brands[kind]
      : (seenWallet(kind)?.name ?? kind)

export const walletSites = {
  tronlink: 'https://www.tronlink.org/',
  okx: 'https://web3.okx.com/download',
} as const
