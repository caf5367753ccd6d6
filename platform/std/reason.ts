import type { Text } from './text.ts'

/** The words with which contracts refuse, and beside each the same in Traditional Chinese. */
export type Reasons = Readonly<Record<string, string>>

/** Of what the contracts share, `platform/contracts`. */
export const sharedReasons: Reasons = {
  'TRX transfer failed': 'TRX 轉帳失敗',
  'The receiver refused: send this from a wallet': '收款人拒收：請以錢包發送',
  'Not enough energy: raise the fee limit': '能量不足：請提高手續費上限',
  'Nothing of this coin arrived': '未收到此幣種的任何款項',
  'Only its own contract may spend': '只有所屬合約可以動用',
  'Reward reserve is too small': '獎勵儲備不足',
  'More than was promised': '超過已承諾的獎勵',
}

/** A contract's words as a text; null for those of a contract that is not ours: they stay as they are. */
export function reasonText(message: string, reasons: Reasons): Text | null {
  for (const known of [reasons, sharedReasons]) {
    if (Object.hasOwn(known, message)) return { en: message, tc: known[message]! }
  }
  return null
}
