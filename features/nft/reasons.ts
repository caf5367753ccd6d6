import type { Reasons } from '#platform/std/reason.ts'

/** What `Cards` says where it refuses: `CardsReason` in `ICards.sol`. */
export const nftReasons: Reasons = {
  'Please active first': '請先啟用',
  'No such level': '沒有此等級',
  'This level is sold out': '此等級已售罄',
  'TRX sent is below the price': '所付 TRX 低於價格',
  'Not your card': '這不是您的卡片',
  'Card already staked': '卡片已質押',
  'No such term': '沒有此期限',
  'Reward reserve is too small': '獎勵儲備不足',
  'Card is not staked': '卡片未質押',
  'Unlock time not reached': '尚未到解鎖時間',
  'A staked card cannot be transferred': '質押中的卡片不可轉移',
  'Nothing to claim': '沒有可領取的獎勵',
}
