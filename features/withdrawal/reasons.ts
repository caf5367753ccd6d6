import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `StagedWithdrawal`: `WithdrawalReason` in `IStagedWithdrawal.sol`. */
export const withdrawalReasons: Reasons = {
  'Withdrawal is not open': '提領尚未開放',
  'Nothing is allotted to you': '沒有分配給您的額度',
  'Withdrawal has ended': '提領已結束',
  'Amount is zero': '數量為零',
  'Insufficient withdrawal amount': '提領數量不足',
  'Fee is higher than you agreed to': '手續費高於您同意的上限',
  'Already initialized': '已初始化',
  'Initialize first': '請先初始化',
  'Unlock time not reached': '尚未到解鎖時間',
  'Only its manager may do this': '只有其管理者可以執行',
  'Fee is above its limit': '手續費高於上限',
  'Address is missing': '缺少地址',
  'Stage is out of order or too far ahead': '階段順序有誤或時間過遠',
  'No such stage': '沒有此階段',
  'Lists differ in length': '清單長度不一致',
  'Amount is too large': '數量過大',
  'Funds for this allotment are missing': '此分配的資金不足',
}
