import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `TermStaking`: `TermReason` in `ITermStaking.sol`. */
export const stakingReasons: Reasons = {
  'Please active first': '請先啟用',
  'No such coin': '沒有此幣種',
  'No such term': '沒有此期限',
  'Amount is zero': '數量為零',
  'Amount is below the minimum': '數量低於下限',
  'Amount is too large': '數量過大',
  'Not your stake': '這不是您的質押',
  'This stake has ended': '此質押已結束',
  'Unlock time not reached': '尚未到解鎖時間',
  'Nothing to claim': '沒有可領取的獎勵',
}
