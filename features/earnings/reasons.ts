import type { Reasons } from '#platform/std/reason.ts'

/** What `RewardDistributor` says where it refuses: `DistributorReason` in `IRewardDistributor.sol`. */
export const earningsReasons: Reasons = {
  'Only the builder may post epochs': '只有建立者可以提交期次',
  'Only the guardian may revoke epochs': '只有守護者可以撤銷期次',
  'Another epoch is waiting': '另有期次等待中',
  'That block was read before': '該區塊已讀取過',
  'That block is not there yet': '該區塊尚未產生',
  'Lists differ in length': '清單長度不一致',
  'Tokens are out of order or too many': '幣種順序有誤或過多',
  'Total is lower than before': '總額低於先前',
  'Amount is too large': '數量過大',
  'Funds for this epoch are missing': '此期次的資金不足',
  'This epoch is not waiting': '此期次不在等待中',
  'Challenge time has not passed': '質疑期尚未結束',
  'This epoch is not accepted': '此期次尚未被接受',
  'Not part of this epoch': '不屬於此期次',
  'Beyond the total of all epochs': '超過各期次的總額',
}
