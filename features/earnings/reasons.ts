import type { Reasons } from '#platform/std/reason.ts'

/** Reasons of `RewardDistributor`: `DistributorReason` in `IRewardDistributor.sol`, `BuilderReason` in `IBuilderRole.sol`. */
export const earningsReasons: Reasons = {
  'Only the builder may post epochs': '只有建立者可以提交期次',
  'Only the guardian may revoke epochs': '只有守護者可以撤銷期次',
  'Another epoch is waiting': '另有期次等待中',
  'That block is older than the last accepted epoch': '該區塊早於最近接受的期次',
  'That block is not there yet': '該區塊尚未產生',
  'Lists differ in length': '清單長度不一致',
  'Tokens are out of order or too many': '幣種順序有誤或過多',
  'Amount is too large': '數量過大',
  'Funds for this epoch are missing': '此期次的資金不足',
  'This epoch is not waiting': '此期次不在等待中',
  'Challenge time has not passed': '質疑期尚未結束',
  'This epoch is not accepted': '此期次尚未被接受',
  'Not part of this epoch': '不屬於此期次',
  'Beyond the total of this epoch': '超過此期次的總額',
  'Only the builder or the guardian may do this': '只有建立者或守護者可以執行此操作',
  'This address cannot become the builder': '此地址不能成為建立者',
  'No builder is proposed': '沒有提議中的建立者',
  'Only the proposed builder may accept the role': '只有被提議的地址可以接受此角色',
  'The hand-over delay has not passed': '交接等待期尚未結束',
}
